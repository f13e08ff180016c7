/**
 * Formats a UTC day, such as `2026-11-20`, in a language. In the browser's time zone, the result
 * could be the previous day.
 */
export function dayFormat(language: string): (date: string) => string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (date) => format.format(new Date(date))
}
