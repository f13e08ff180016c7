import { problem } from '../problem.ts'
import { addSeconds, secondsUntil } from '../time.ts'

const hourSeconds = 3600

/**
 * Adds a time to the list of times in the last hour. Throws TOO_MANY_REQUESTS if the list is
 * already full.
 */
export function countedInHour(moments: readonly Date[] = [], hourly: number, now: Date): Date[] {
  const recent = moments.filter((moment) => addSeconds(moment, hourSeconds) > now)
  const oldest = recent.at(-hourly)
  if (!oldest) return [...recent, now]
  throw problem('TOO_MANY_REQUESTS', {
    detail: `An account may do this ${hourly} times an hour.`,
    retryAfterSeconds: secondsUntil(addSeconds(oldest, hourSeconds), now),
  })
}
