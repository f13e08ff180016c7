import { type Failure, PlantError } from './error.ts'
import type { ErrorCode } from './generated/types.ts'

// What stands before the service (a gateway, a proxy) answers with bodies of its own, mostly that
// the service is not to be had.
const codesOfOthers: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  429: 'TOO_MANY_REQUESTS',
}

/** A gateway gives up after 60 s; the rest is for the way of a photo. */
const timeoutMs = 150_000

/** What is sent once, and read as JSON. */
export type Sent = {
  method: string
  headers: Readonly<Record<string, string>>
  body: Blob | string | undefined
}

/**
 * Sends something once, and reads its answer. Throws `PlantError` where that is a problem or does
 * not come, and the signal's reason where the caller gave up. With `answers503` a 503 is no
 * problem, as that of the health.
 */
export async function fetchAnswer(
  fetch: typeof globalThis.fetch,
  url: string,
  sent: Sent,
  signal: AbortSignal | undefined,
  answers503 = false,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      ...(sent as RequestInit),
      // It would take a key along to wherever it leads, and make a POST a GET.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return await readAnswer(response, answers503)
  } catch (cause) {
    if (cause instanceof PlantError) throw cause
    signal?.throwIfAborted()
    throw new PlantError({ code: 'NETWORK', status: 0, detail: `${cause}` }, cause)
  }
}

async function readAnswer(response: Response, answers503: boolean): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  const body: unknown = type.includes('json') ? JSON.parse(text) : text
  if (!response.ok && !(answers503 && response.status === 503)) throw problemOf(response, body)
  // A network that asks for a sign-in of its own answers 200 with a page.
  if (type.includes('html')) throw new TypeError('the answer is a page')
  return body
}

function problemOf({ status, headers }: Response, body: unknown): PlantError {
  const sent = Object(body) as Partial<Failure>
  const code = typeof sent.code === 'string' ? sent.code : (codesOfOthers[status] ?? 'UNAVAILABLE')
  const retryAfter = headers.get('retry-after') ?? ''
  // A proxy may name the time in place of the seconds.
  const seconds = Number(retryAfter) || (Date.parse(retryAfter) - Date.now()) / 1000
  const retryAfterSeconds = sent.retryAfterSeconds ?? (Math.max(0, Math.ceil(seconds)) || undefined)
  return new PlantError({ ...sent, code, status, retryAfterSeconds })
}
