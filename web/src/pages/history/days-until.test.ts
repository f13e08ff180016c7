import { expect, it } from 'vitest'
import { daysUntil } from './days-until.ts'

it('the days until a time are whole days', () => {
  const now = Date.parse('2026-11-20T08:00:00Z')
  expect(daysUntil('2026-11-21T08:00:00Z', now)).toBe(1)
  expect(daysUntil('2026-11-21T07:59:59Z', now)).toBe(0)
  expect(daysUntil('2026-12-20T08:00:00Z', now)).toBe(30)
  expect(daysUntil('2026-11-01T08:00:00Z', now)).toBe(0)
})
