import { setTimeout as sleep } from 'node:timers/promises'

export type RetryPolicy = {
  /** Not counting the first attempt. */
  retriesMax: number
  firstDelayMs: number
  delayMsMax: number
  /** If the other side asks for a longer wait, there is no retry. */
  askedMsMax: number
}

/** The result of one attempt. `value` is the final answer if no attempt follows. */
export type Tried<T> =
  | { kind: 'DONE'; value: T }
  | { kind: 'AGAIN'; value?: T; askedMs?: number | undefined }

/**
 * Repeats `tryOnce` with growing or requested pauses until it is done, the retries are used up, or
 * the signal fires. The last attempt must be done, have a value or throw. An error ends the
 * retries. Own code: npm's clients support neither `RetryInfo` nor a limit on the requested wait.
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

/** Adds jitter to the upper half, so that callers who failed together do not retry together. */
function backoffMs(attempt: number, { firstDelayMs, delayMsMax }: RetryPolicy): number {
  return Math.min(firstDelayMs * 2 ** attempt, delayMsMax) * (0.5 + Math.random() / 2)
}
