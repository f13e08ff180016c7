import { afterEach, expect, it, vi } from 'vitest'
import { retryInstallation } from './apt.ts'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['', 1],
  ['true', 3],
])('an installation that fails with CI=%s is tried %s times', async (ci, times) => {
  vi.stubEnv('CI', ci)
  const install = vi.fn(async () => false)
  expect(await retryInstallation(install, 1)).toBe(false)
  expect(install).toHaveBeenCalledTimes(times)
})

it('an installation that succeeds is not repeated', async () => {
  vi.stubEnv('CI', 'true')
  const install = vi.fn(async () => true)
  expect(await retryInstallation(install, 1)).toBe(true)
  expect(install).toHaveBeenCalledTimes(1)
})
