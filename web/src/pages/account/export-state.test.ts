import { expect, it } from 'vitest'
import { refreshMs } from './export-state.ts'

it('the page polls an export until the export is ready, and renews the link before the link expires', () => {
  expect(refreshMs(undefined)).toBe(false)
  expect(refreshMs('pending')).toBe(2000)
  const linkLifeMs = 15 * 60_000
  expect(refreshMs('ready')).toBeLessThan(linkLifeMs)
  expect(refreshMs('failed')).toBe(false)
})
