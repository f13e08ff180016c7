import { type Failure, PlantError } from './error.ts'
import type { ErrorCode, OperationName } from './generated/types.ts'

// Gateways and proxies in front of the service send their own error bodies, mostly 502 and 503.
const codesOfOthers: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  429: 'TOO_MANY_REQUESTS',
}

export type Sent = {
  method: string
  headers: Readonly<Record<string, string>>
  body: Blob | string | undefined
}

/** One try of a call. `status` is 0 if no answer arrived. */
export type LogEntry = {
  operation: OperationName | 'upload'
  status: number
  milliseconds: number
  requestId: string | null
}

/** How every call is sent. */
export type Connection = {
  fetch: typeof globalThis.fetch
  timeoutMs: number
  maxRetries: number
  logger: ((entry: LogEntry) => void) | undefined
}

/**
 * Sends a request once and reads the JSON answer. Throws `PlantError` if the answer is a problem or
 * never arrives, and throws the signal's reason if the caller aborts. With `answers503`, returns
 * the body of a 503, because the health check reports a failure as a 503.
 */
export async function fetchAnswer(
  { fetch, timeoutMs, logger }: Connection,
  operation: LogEntry['operation'],
  url: string,
  sent: Sent,
  signal: AbortSignal | undefined,
  answers503 = false,
): Promise<unknown> {
  const startedAt = performance.now()
  const log = (status: number, requestId: string | null) =>
    logger?.({ operation, status, milliseconds: performance.now() - startedAt, requestId })
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      ...(sent as RequestInit),
      // A redirect could send the API key to another host, and turns a POST into a GET.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    log(response.status, response.headers.get('x-request-id'))
    return await readAnswer(response, answers503)
  } catch (cause) {
    if (cause instanceof PlantError) throw cause
    signal?.throwIfAborted()
    log(0, null)
    throw new PlantError({ code: 'NETWORK', status: 0, detail: `${cause}` }, cause)
  }
}

async function readAnswer(response: Response, answers503: boolean): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  const body: unknown = type.includes('json') ? JSON.parse(text) : text
  if (!response.ok && !(answers503 && response.status === 503)) throw problemOf(response, body)
  // The sign-in page of a public Wi-Fi network answers 200 with HTML.
  if (type.includes('html')) throw new TypeError('a page')
  return body
}

function problemOf({ status, headers }: Response, body: unknown): PlantError {
  const sent = Object(body) as Partial<Failure>
  const code = typeof sent.code === 'string' ? sent.code : (codesOfOthers[status] ?? 'UNAVAILABLE')
  const retryAfter = headers.get('retry-after') ?? ''
  // A proxy may send a date in place of the seconds.
  const seconds = Number(retryAfter) || (Date.parse(retryAfter) - Date.now()) / 1000
  const retryAfterSeconds = sent.retryAfterSeconds ?? (seconds > 0 ? Math.ceil(seconds) : undefined)
  return new PlantError({ ...sent, code, status, retryAfterSeconds })
}
