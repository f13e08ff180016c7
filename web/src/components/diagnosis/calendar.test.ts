import { expect, it } from 'vitest'
import { calendarFile, type Reminder } from './calendar.ts'

const now = new Date('2026-11-22T09:30:05.123Z')
const reminder: Reminder = {
  id: 'an_1-2',
  date: new Date(2026, 0, 5, 23, 59),
  title: 'Water, slowly; \\ gently',
  text: 'One\nTwo',
  repeat: null,
}
const unfolded = (file: string) => file.replaceAll('\r\n ', '')

it('a calendar file contains an all-day event that has the same date in every time zone', () => {
  const file = calendarFile([reminder], now)
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20260105\r\n')
  expect(file).toContain('\r\nDTSTAMP:20261122T093005Z\r\n')
  expect(file).toContain('\r\nUID:an_1-2@plant-analysis\r\n')
  expect(file).not.toContain('RRULE')
})

it('a calendar file escapes the special characters of the format', () => {
  const file = calendarFile([reminder], now)
  expect(file).toContain('SUMMARY:Water\\, slowly\\; \\\\ gently\r\n')
  expect(file).toContain('DESCRIPTION:One\\nTwo\r\n')
})

it('a calendar file repeats a reminder a given number of times', () => {
  const file = calendarFile([{ ...reminder, repeat: { everyDays: 7, count: 4 } }], now)
  expect(file).toContain('\r\nRRULE:FREQ=DAILY;INTERVAL=7;COUNT=4\r\n')
})

it('a calendar file folds lines of more than 75 bytes without splitting a character', () => {
  const title = '植物の葉を確認する🌱'.repeat(12)
  const file = calendarFile([{ ...reminder, title }], now)
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(unfolded(file)).toContain(`SUMMARY:${title}\r\n`)
  expect(file).not.toContain('\ufffd')
})

it('a calendar file ends every line with CRLF, and contains one calendar', () => {
  const file = calendarFile([reminder, reminder], now)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file.match(/END:VEVENT/g)).toHaveLength(2)
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
