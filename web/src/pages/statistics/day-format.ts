/**
 * Writes a day in UTC, such as `2026-11-20`, in a language. In the time zone of the browser it
 * could be the day before.
 */
export function dayFormat(language: string): (date: string) => string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (date) => format.format(new Date(date))
}
