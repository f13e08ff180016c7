import { addSeconds } from '../../domain/time.ts'
import type { CallContext, Clock } from '../../ports/context.ts'
import type { Question } from '../../ports/ports.ts'

/** The time limit of a probe is shorter than the shortest deadline (5 s) of a route that probes. */
const probeMs = 2000

/** Returns whether a dependency answers within `probeMs`, even if it ignores the abort signal. */
export async function answers(
  question: Question,
  clock: Clock,
  { requestId }: Pick<CallContext, 'requestId'>,
): Promise<boolean> {
  const signal = clock.timeout(probeMs)
  const silence = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  try {
    await Promise.race([question.check({ requestId, signal }), silence])
    return true
  } catch {
    return false
  }
}

/** A dependency is down after this many consecutive failures: one slow answer is no outage. */
export const failuresOfOutage = 2

const failuresSoFar = new WeakMap<Question, number>()

/** Probes a dependency once. Returns how many consecutive probes have failed, across all calls. */
export async function countFailures(
  question: Question,
  clock: Clock,
  context: Pick<CallContext, 'requestId'>,
): Promise<number> {
  const isWell = await answers(question, clock, context)
  const failures = isWell ? 0 : (failuresSoFar.get(question) ?? 0) + 1
  failuresSoFar.set(question, failures)
  return failures
}

/**
 * Caches the result of a look-up for each `subject`. All calls within `seconds` share one result,
 * even while the look-up still runs. Failed look-ups are not cached.
 */
export function keepFor<S extends object, T>(
  seconds: number,
  lookUp: (subject: S, requestId: string, clock: Clock) => Promise<T>,
): (subject: S, requestId: string, clock: Clock) => Promise<T> {
  const kept = new WeakMap<S, { answer: Promise<T>; until: Date }>()
  return async (subject, requestId, clock) => {
    const now = clock.now()
    let current = kept.get(subject)
    if (current === undefined || current.until <= now) {
      current = { answer: lookUp(subject, requestId, clock), until: addSeconds(now, seconds) }
      kept.set(subject, current)
    }
    try {
      return await current.answer
    } catch (error) {
      if (kept.get(subject) === current) kept.delete(subject)
      throw error
    }
  }
}
