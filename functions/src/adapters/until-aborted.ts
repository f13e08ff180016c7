import { Unavailable } from '../ports/context.ts'

/** Returns a rejection handler that throws `Unavailable` with the error as its cause. */
export function unavailable(part: string): (error: unknown) => never {
  return (error) => {
    throw new Unavailable(part, error)
  }
}

/**
 * Settles like `promise`, but throws `Unavailable(part)` as soon as the signal fires. Some SDKs
 * accept no signal: their requests continue, but nobody waits for the results.
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
    // A later rejection must not count as unhandled.
    promise.catch(() => undefined)
  }
}
