export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

/** Adds days of exactly 24 hours. */
export const addDays = (moment: Date, days: number): Date => addSeconds(moment, days * 86_400)

/** Returns the whole seconds from `now` until `then`, at least 1, for a Retry-After header. */
export function secondsUntil(then: Date, now: Date): number {
  return Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000))
}

export function earlier(one: Date, other: Date): Date {
  return one.getTime() <= other.getTime() ? one : other
}
