import { expect, it } from 'vitest'
import { systemClock, systemIds } from './system.ts'

it('an id has a constant length and consists of its prefix and 128 random bits in base 62', () => {
  const ids = Array.from({ length: 500 }, () => systemIds.random('an'))
  expect(new Set(ids).size).toBe(500)
  for (const id of ids) expect(id).toMatch(/^an_[0-7][0-9A-Za-z]{21}$/)
})

it('sleep ends when its signal is aborted', async () => {
  const controller = new AbortController()
  const slept = systemClock.sleep(60_000, controller.signal)
  controller.abort()
  await expect(slept).resolves.toBeUndefined()
  await expect(systemClock.sleep(60_000, controller.signal)).resolves.toBeUndefined()
})
