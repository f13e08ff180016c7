import { expect, it } from 'vitest'
import { addDays, addSeconds, earlier, secondsUntil } from './time.ts'

const noon = new Date('2026-11-20T12:00:00.000Z')

it('seconds and days are added to a moment, and the moment stays as it is', () => {
  expect(addSeconds(noon, 1.5).toISOString()).toBe('2026-11-20T12:00:01.500Z')
  expect(addDays(noon, 30).toISOString()).toBe('2026-12-20T12:00:00.000Z')
  expect(noon.toISOString()).toBe('2026-11-20T12:00:00.000Z')
})

it('what Retry-After says is whole seconds, never too few and never none', () => {
  expect(secondsUntil(addSeconds(noon, 1.2), noon)).toBe(2)
  expect(secondsUntil(addSeconds(noon, 3600), noon)).toBe(3600)
  expect(secondsUntil(noon, noon)).toBe(1)
  expect(secondsUntil(addSeconds(noon, -10), noon)).toBe(1)
})

it('the earlier of two moments does not depend on their order', () => {
  const later = addSeconds(noon, 1)
  expect(earlier(noon, later)).toBe(noon)
  expect(earlier(later, noon)).toBe(noon)
})
