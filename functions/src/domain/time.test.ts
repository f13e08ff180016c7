import { expect, it } from 'vitest'
import { addDays, addSeconds, earlier, secondsUntil } from './time.ts'

const noon = new Date('2026-11-20T12:00:00.000Z')

it('adds seconds and days without changing the original date', () => {
  expect(addSeconds(noon, 1.5).toISOString()).toBe('2026-11-20T12:00:01.500Z')
  expect(addDays(noon, 30).toISOString()).toBe('2026-12-20T12:00:00.000Z')
  expect(noon.toISOString()).toBe('2026-11-20T12:00:00.000Z')
})

it('rounds the seconds of Retry-After up, and to at least one second', () => {
  expect(secondsUntil(addSeconds(noon, 1.2), noon)).toBe(2)
  expect(secondsUntil(addSeconds(noon, 3600), noon)).toBe(3600)
  expect(secondsUntil(noon, noon)).toBe(1)
  expect(secondsUntil(addSeconds(noon, -10), noon)).toBe(1)
})

it('returns the earlier of two dates in either order', () => {
  const later = addSeconds(noon, 1)
  expect(earlier(noon, later)).toBe(noon)
  expect(earlier(later, noon)).toBe(noon)
})
