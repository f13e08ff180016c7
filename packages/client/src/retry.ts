import { PlantError } from './error.ts'

/** A call is sent at most this often. */
const triesMax = 4

/** Longer waits are the caller's to decide on: the error says how long. */
const retryAfterSecondsMax = 60
const firstPauseSeconds = 0.5
const pauseSecondsMax = 8

/**
 * Tries something until it succeeds, or until another try could do harm or no good.
 * `isRepeatable` says that it does no harm where it was done already. Throws the last error.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  isRepeatable: boolean,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof PlantError) || tries >= triesMax) throw error
      const seconds = pauseSeconds(error, isRepeatable, tries)
      if (seconds > retryAfterSecondsMax) throw error
      await pause(seconds, signal)
    }
  }
}

/** How many seconds to wait before the next try; more than anybody waits where there is none. */
function pauseSeconds(error: PlantError, isRepeatable: boolean, tries: number): number {
  const { code, status, requestId, retryAfterSeconds } = error
  // Of the service both say that nothing was done. A gateway's own 503 may be a lost connection.
  const isRefused = status === 429 || (status === 503 && requestId)
  const mayBeDone = status === 0 || status >= 500
  const isLater = isRefused || (mayBeDone && isRepeatable)
  if (!isLater || code === 'DAILY_QUOTA_EXCEEDED') return retryAfterSecondsMax + 1
  // Half of it by chance, so that clients that failed together do not come back together.
  const share = 0.5 + Math.random() / 2
  return (
    retryAfterSeconds ?? Math.min(firstPauseSeconds * 2 ** (tries - 1), pauseSecondsMax) * share
  )
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
    signal?.addEventListener('abort', stop)
  })
}
