import { freePort } from '@plant/testing/free-port'
import { expect, it } from 'vitest'

it('freePort returns no port twice, even if nothing listens on the port yet', async () => {
  const ports = new Set<number>()
  for (let call = 0; call < 400; call += 1) ports.add(await freePort())
  expect(ports.size).toBe(400)
})
