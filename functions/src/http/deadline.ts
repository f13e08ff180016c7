import { limits } from '../contract/limits.ts'
import type { Problem } from '../domain/problem.ts'

/**
 * Starts a deadline a second before the gateway's, so that the service answers itself. At the
 * deadline, calls `exceededBy` for the problem to throw.
 */
export function startDeadline(deadlineSeconds: number, exceededBy: () => Problem) {
  const controller = new AbortController()
  const passed = Promise.withResolvers<never>()
  // Without this listener, a deadline that nothing awaits would end the process.
  passed.promise.catch(() => undefined)
  const timer = setTimeout(
    () => {
      const exceeded = exceededBy()
      passed.reject(exceeded)
      controller.abort(exceeded)
    },
    (deadlineSeconds - limits.request.deadlineMarginSeconds) * 1000,
  )
  return {
    signal: controller.signal,
    /** Resolves with the result, or throws the problem. Calls `late` if the work ends later. */
    race<T>(work: Promise<T>, late: (error: unknown) => void): Promise<T> {
      work.then(
        () => controller.signal.aborted && late(undefined),
        (error: unknown) => controller.signal.aborted && late(error),
      )
      return Promise.race([work, passed.promise])
    },
    /** A timer that nobody clears would keep a photo in memory for up to a minute. */
    clear: () => clearTimeout(timer),
  }
}
