import { problem } from '../../domain/problem.ts'

/** How soon a place is likely to be free. */
const retryAfterSeconds = 2

/**
 * The places of one instance in which calls of an account may wait. A call that waits holds a place
 * of its instance, so that one account could take those of all others.
 */
export function waitingPlaces(perAccountMax: number) {
  const taken = new Map<string, number>()
  return {
    /** Runs `work` in a place. Throws TOO_MANY_REQUESTS where the account has none left. */
    async within<T>(accountId: string, work: () => Promise<T>): Promise<T> {
      const waiting = taken.get(accountId) ?? 0
      if (waiting >= perAccountMax)
        throw problem('TOO_MANY_REQUESTS', {
          detail: `${perAccountMax} calls of the account wait for events already.`,
          retryAfterSeconds,
        })
      taken.set(accountId, waiting + 1)
      try {
        return await work()
      } finally {
        const left = (taken.get(accountId) ?? 1) - 1
        if (left > 0) taken.set(accountId, left)
        else taken.delete(accountId)
      }
    },
  }
}
