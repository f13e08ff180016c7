import { PlantError } from './error.ts'

/** The longest pause before a retry. For a longer pause, the client throws the error at once. */
const retryAfterSecondsMax = 60
const firstPauseSeconds = 0.5
const pauseSecondsMax = 8

/**
 * Repeats a call until it succeeds or until a retry would be harmful or useless. `isRepeatable`
 * means that a second execution does no harm. Throws the last error.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  maxRetries: number,
  isRepeatable: boolean,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof PlantError) || tries > maxRetries) throw error
      const seconds = pauseSeconds(error, isRepeatable, tries)
      if (seconds > retryAfterSecondsMax) throw error
      await pause(seconds, signal)
    }
  }
}

/** The seconds before the next try. Above `retryAfterSecondsMax`, the client does not retry. */
function pauseSeconds(error: PlantError, isRepeatable: boolean, tries: number): number {
  const { code, status, requestId, retryAfterSeconds } = error
  // These statuses mean that the service did nothing. A gateway's own 503 (without a request id)
  // may mean that the gateway lost the connection during the call.
  const isRefused = status === 408 || status === 429 || (status === 503 && requestId)
  const mayBeDone = status === 0 || status >= 500
  const isLater = isRefused || (mayBeDone && isRepeatable)
  if (!isLater || code === 'DAILY_QUOTA_EXCEEDED') return retryAfterSecondsMax + 1
  // Half of the pause is random, so that clients that failed together do not retry together.
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
