import { addSeconds } from '../../domain/time.ts'
import type { CallContext, Clock } from '../../ports/context.ts'
import type { Question } from '../../ports/ports.ts'

/** Less than the shortest deadline of a document that probes, 5 s. */
const probeMs = 2000

/** Whether a part answers in time, even if the part ignores the signal. */
export async function answers(
  question: Question,
  { requestId }: Pick<CallContext, 'requestId'>,
): Promise<boolean> {
  const signal = AbortSignal.timeout(probeMs)
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

/**
 * Keeps the answer of a look-up for some seconds, separately for each `subject`. Calls that arrive
 * meanwhile share it, also while the look-up runs. A look-up that fails is not kept.
 */
export function keepFor<S extends object, T>(
  seconds: number,
  lookUp: (subject: S, requestId: string, now: Date) => Promise<T>,
): (subject: S, requestId: string, clock: Clock) => Promise<T> {
  const kept = new WeakMap<S, { answer: Promise<T>; until: Date }>()
  return async (subject, requestId, clock) => {
    const now = clock.now()
    let current = kept.get(subject)
    if (current === undefined || current.until <= now) {
      current = { answer: lookUp(subject, requestId, now), until: addSeconds(now, seconds) }
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
