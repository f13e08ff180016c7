import { type ProblemParts, problem } from './problem.ts'

/** The time that a rejected caller waits. After this time, another call has probably ended. */
const retryAfterSeconds = 2

/** Limits the calls of each key that one process serves at once. `refusal` explains a refusal. */
export function createPlaces(perKeyMax: number, refusal: ProblemParts) {
  const taken = new Map<string, number>()
  const take = (key: string) => {
    const count = taken.get(key) ?? 0
    if (count >= perKeyMax) throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds, ...refusal })
    taken.set(key, count + 1)
    return () => {
      const left = (taken.get(key) ?? 1) - 1
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
    }
  }
  return {
    /** Takes a place. Throws TOO_MANY_REQUESTS if none is left. Call the result once to free it. */
    take,
    /** Runs `work` in a place. Throws TOO_MANY_REQUESTS if none is left. */
    async within<T>(key: string, work: () => Promise<T>): Promise<T> {
      const free = take(key)
      try {
        return await work()
      } finally {
        free()
      }
    },
  }
}
