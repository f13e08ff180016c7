import { addSeconds } from '../../domain/time.ts'
import type { Clock } from '../../ports/clock.ts'

/**
 * A look-up whose answer is kept for seconds. Whoever asks meanwhile, also before it is there, gets
 * the same. A look-up that fails is not kept.
 */
export function keep<T>(
  seconds: number,
  clock: Clock,
  lookUp: (requestId: string) => Promise<T>,
): (requestId: string) => Promise<T> {
  let kept: { answer: Promise<T>; until: Date } | undefined
  return async (requestId) => {
    const now = clock.now()
    if (kept === undefined || kept.until <= now)
      kept = { answer: lookUp(requestId), until: addSeconds(now, seconds) }
    const current = kept
    try {
      return await current.answer
    } catch (error) {
      if (kept === current) kept = undefined
      throw error
    }
  }
}
