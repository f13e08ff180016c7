import { Unavailable } from '../../ports/unavailable.ts'

/** Settles as `promise` does, or throws `Unavailable` as soon as the signal fires; what was asked is left to itself. */
export async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(new Unavailable('database', signal.reason))
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
