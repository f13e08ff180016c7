import { limits } from '../contract/limits.ts'
import { problem } from '../domain/problem.ts'

/** Starts the deadline of a request, a second before the gateway's, so that the 504 is ours. */
export function startDeadline(deadlineSeconds: number) {
  const controller = new AbortController()
  const passed = Promise.withResolvers<never>()
  // Without this listener, an unraced deadline would end the process.
  passed.promise.catch(() => undefined)
  const timer = setTimeout(
    () => {
      const exceeded = problem('DEADLINE_EXCEEDED', `No answer within ${deadlineSeconds} s.`)
      passed.reject(exceeded)
      controller.abort(exceeded)
    },
    (deadlineSeconds - limits.request.deadlineMarginSeconds) * 1000,
  )
  return {
    signal: controller.signal,
    /** Resolves with the result, or throws 504 and reports the later end of the work to `late`. */
    race<T>(work: Promise<T>, late: (error: unknown) => void): Promise<T> {
      work.then(
        () => controller.signal.aborted && late(undefined),
        (error: unknown) => controller.signal.aborted && late(error),
      )
      return Promise.race([work, passed.promise])
    },
    /** Must be called, because a pending timer keeps a photo in memory for up to a minute. */
    clear: () => clearTimeout(timer),
  }
}
