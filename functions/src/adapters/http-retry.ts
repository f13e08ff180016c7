import { setTimeout as sleep } from 'node:timers/promises'

export type RetryPolicy = {
  /** The maximum number of retries after the first attempt. */
  retriesMax: number
  firstDelayMs: number
  delayMsMax: number
  /** The longest wait that a server may request. There is no retry after a longer wait. */
  askedMsMax: number
}

/** The result of an attempt. For AGAIN, `value` becomes the result after the last attempt. */
export type Tried<T> =
  | { kind: 'DONE'; value: T }
  | { kind: 'AGAIN'; value?: T; askedMs?: number | undefined }

/**
 * Repeats `tryOnce` after growing or requested pauses. Stops when an attempt is done or throws,
 * after the last retry, or when the signal fires. The last attempt must be done, have a value or
 * throw. npm's HTTP clients support neither `RetryInfo` nor a limit on the requested wait.
 */
export async function retry<T>(
  tryOnce: (isLast: boolean) => Promise<Tried<T>>,
  policy: RetryPolicy,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt === policy.retriesMax
    const tried = await tryOnce(isLast)
    if (tried.kind === 'DONE') return tried.value
    const waitMs = tried.askedMs ?? backoffMs(attempt, policy)
    if (tried.value !== undefined && (isLast || waitMs > policy.askedMsMax)) return tried.value
    await sleep(waitMs, undefined, signal ? { signal } : {})
  }
}

/** Randomises the upper half of the pause, so that clients do not all retry at the same time. */
function backoffMs(attempt: number, { firstDelayMs, delayMsMax }: RetryPolicy): number {
  return Math.min(firstDelayMs * 2 ** attempt, delayMsMax) * (0.5 + Math.random() / 2)
}
