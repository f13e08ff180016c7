import { limits } from '../contract/limits.ts'
import { problem } from '../domain/problem.ts'

/** The time that one request has. */
export type Deadline = {
  signal: AbortSignal
  /** The work's result, or 504 where the deadline passes first; `late` then gets the work's end. */
  race<T>(work: Promise<T>, late: (error: unknown) => void): Promise<T>
  /** Must be called: a pending timer keeps a photo in memory for up to a minute. */
  clear(): void
}

/** Starts the clock of a request. It fires a second before the gateway's, so that a 504 is ours. */
export function startDeadline(deadlineSeconds: number): Deadline {
  const controller = new AbortController()
  const passed = Promise.withResolvers<never>()
  // Without a listener of its own a deadline that nobody races would end the process.
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
    race(work, late) {
      work.then(
        () => controller.signal.aborted && late(undefined),
        (error: unknown) => controller.signal.aborted && late(error),
      )
      return Promise.race([work, passed.promise])
    },
    clear: () => clearTimeout(timer),
  }
}
