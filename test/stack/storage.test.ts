import { getObject, putObject, putObjectAsStranger } from '@plant/testing/objects'
import { expect, it } from 'vitest'

it('the Storage emulator gives back the bytes that were stored', async () => {
  const path = `stack-probes/${crypto.randomUUID()}.txt`
  expect((await putObject(path, 'a leaf')).status).toBe(200)
  expect(await (await getObject(path)).text()).toBe('a leaf')
})

it('the Storage emulator enforces the project’s rules on a stranger', async () => {
  const path = `stack-probes/${crypto.randomUUID()}.txt`
  expect((await putObjectAsStranger(path, 'a leaf')).status).toBe(403)
  expect((await getObject(path)).status).toBe(404)
})
