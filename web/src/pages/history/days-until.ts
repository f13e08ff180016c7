const dayMs = 24 * 60 * 60 * 1000

/** The whole days from `now` (milliseconds since 1970) until a time; 0 for a past time. */
export function daysUntil(time: string, now: number): number {
  return Math.max(0, Math.floor((Date.parse(time) - now) / dayMs))
}
