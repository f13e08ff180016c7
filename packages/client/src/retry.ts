import type { PlantError } from './error.ts'

/** A call is sent at most this often. */
const triesMax = 4

/** Longer waits are the caller's to decide on: the error says how long. */
const retryAfterSecondsMax = 60
const firstPauseSeconds = 0.5
const pauseSecondsMax = 8

/**
 * How many seconds to wait before the next try of a call that was sent `tries` times, or undefined
 * where there is none. `isRepeatable` says that it does no harm where it was done already.
 */
export function pauseSeconds(
  { code, status, retryAfterSeconds }: PlantError,
  isRepeatable: boolean,
  tries: number,
): number | undefined {
  if (tries >= triesMax) return undefined
  // 429 and 503 say that nothing was done.
  const isRefused = status === 429 || status === 503
  const mayBeDone = status === 0 || status >= 500
  if (code === 'DAILY_QUOTA_EXCEEDED' || !(isRefused || (mayBeDone && isRepeatable))) {
    return undefined
  }
  if (retryAfterSeconds !== undefined) {
    return retryAfterSeconds <= retryAfterSecondsMax ? retryAfterSeconds : undefined
  }
  // Half of it by chance, so that clients that failed together do not come back together.
  const pause = Math.min(firstPauseSeconds * 2 ** (tries - 1), pauseSecondsMax)
  return pause * (0.5 + Math.random() / 2)
}

/** Resolves after the time, or rejects with the signal's reason. */
export async function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, seconds * 1000)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
