import { expect, it } from 'vitest'
import { refreshMs } from './export-state.ts'

it('asks for an export until it is there, and renews its link before it ends', () => {
  expect(refreshMs(undefined)).toBe(false)
  expect(refreshMs('pending')).toBe(2000)
  const linkLifeMs = 15 * 60_000
  expect(refreshMs('ready')).toBeLessThan(linkLifeMs)
  expect(refreshMs('failed')).toBe(false)
})
