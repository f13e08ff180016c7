import { setTimeout as sleep } from 'node:timers/promises'

export type RetryPolicy = {
  /** Beside the first try. */
  retriesMax: number
  firstDelayMs: number
  delayMsMax: number
  /** Whoever asks for a longer wait than this is not asked again. */
  askedMsMax: number
}

/** What one try came to. `value` is the answer that stands where there is no further try. */
export type Tried<T> =
  | { kind: 'DONE'; value: T }
  | { kind: 'AGAIN'; value?: T; askedMs?: number | undefined }

/**
 * Tries until it is done, the tries are used up, or the signal fires, with growing pauses or those
 * that were asked for. The last try must be done, have a value, or throw. What a try throws ends
 * it. By hand, because the retrying clients of npm know neither an asked wait's limit nor
 * `RetryInfo`.
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

/** The text as JSON, undefined where it is none: a proxy's own error page, say. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Jitter over the upper half, so that callers who failed together do not come back together. */
function backoffMs(
  attempt: number,
  { firstDelayMs, delayMsMax }: Pick<RetryPolicy, 'firstDelayMs' | 'delayMsMax'>,
): number {
  return Math.min(firstDelayMs * 2 ** attempt, delayMsMax) * (0.5 + Math.random() / 2)
}
