import { Unavailable } from '../ports/unavailable.ts'

/**
 * Settles as `promise` does, or throws `Unavailable(part)` as soon as the signal fires. For SDKs
 * that take no signal: what they were asked goes on unwatched.
 */
export async function untilAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal,
  part: string,
): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(new Unavailable(part, signal.reason))
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([aborted.promise, promise])
  } finally {
    signal.removeEventListener('abort', abort)
    // Whichever lost the race must not become an unhandled rejection.
    promise.catch(() => undefined)
  }
}
