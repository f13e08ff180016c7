/** The moment so many seconds later, or earlier where they are negative. */
export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

/** The moment so many days of 24 hours later. */
export function addDays(moment: Date, days: number): Date {
  return addSeconds(moment, days * 86_400)
}

/** Whole seconds from now until then, at least 1: what Retry-After can say. */
export function secondsUntil(then: Date, now: Date): number {
  return Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000))
}

/** The earlier of two moments. */
export function earlier(one: Date, other: Date): Date {
  return one.getTime() <= other.getTime() ? one : other
}
