import { expect, it, vi } from 'vitest'
import { dayOrTime } from './day-or-time.ts'

vi.mock('../../texts/t.ts', () => ({
  formatDate: (time: string) => time.slice(0, 10),
  formatTime: (time: string) => time.slice(0, 16),
}))

const at = (createdAt: string) => ({ createdAt })
const noon = at('2026-11-23T12:00:00.000Z')

it('photos of different days are told apart by their day', () => {
  expect(dayOrTime([noon, at('2026-11-24T12:00:00.000Z')])(noon)).toBe('2026-11-23')
})

it('photos of the same day are told apart by their time', () => {
  expect(dayOrTime([noon, at('2026-11-23T17:30:00.000Z')])(noon)).toBe('2026-11-23T12:00')
})
