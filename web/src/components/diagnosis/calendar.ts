// Own code, because a library would bring a validator and time zones, which this file does not
// need.

/** A reminder on one day, which may repeat. */
export type Reminder = {
  /** A unique id, which stays the same if the user makes the file again. */
  readonly id: string
  readonly date: Date
  readonly title: string
  readonly text: string
  readonly repeat: { readonly everyDays: number; readonly count: number } | null
}

/**
 * Makes an iCalendar file (RFC 5545) of all-day reminders that alert at nine in the morning local
 * time.
 */
export function calendarFile(reminders: readonly Reminder[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plant Analysis//Console//EN',
    ...reminders.flatMap((reminder) => eventOf(reminder, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf({ id, date, title, text, repeat }: Reminder, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@plant-analysis`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    // A day without a time stays the same day in another time zone.
    `DTSTART;VALUE=DATE:${dayOf(date)}`,
    ...(repeat ? [`RRULE:FREQ=DAILY;INTERVAL=${repeat.everyDays};COUNT=${repeat.count}`] : []),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
  ]
}

function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}`
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const lineBytesMax = 75

/** Folds a line after 75 bytes and starts the next line with a space. Never splits a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let result = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > lineBytesMax) {
      result += '\r\n '
      bytes = 1
    }
    result += character
    bytes += size
  }
  return result
}
