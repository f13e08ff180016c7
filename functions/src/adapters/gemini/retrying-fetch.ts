import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const statusesToRetry: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504])

/** Beside the first try; a provider in trouble is not helped by more. */
const retriesMax = 2
const firstDelayMs = 500
/** Who is told to wait longer than this gets the fallback at once. */
const waitMsMax = 8000

/** `google.rpc.RetryInfo` in the body of an error: https://cloud.google.com/apis/design/errors#error_details. */
const errorBody = z.object({
  error: z.object({ details: z.array(z.object({ retryDelay: z.string().optional() })) }),
})

/**
 * A fetch that tries again what may succeed soon, as the provider asks (`Retry-After`, `RetryInfo`), until the signal fires.
 * The SDK's own retries know neither, and would wait up to a minute.
 */
export async function retryingFetch(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const signal = init.signal ?? undefined
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt === retriesMax
    const tried = await tryOnce(input, init, isLast)
    const waitMs = tried.askedMs ?? backOffMs(attempt)
    if (tried.response && (tried.isFinal || isLast || waitMs > waitMsMax)) return tried.response
    await sleep(waitMs, undefined, signal ? { signal } : {})
  }
}

type Tried = {
  /** undefined where the connection failed. */
  response?: Response
  isFinal: boolean
  askedMs?: number | undefined
}

async function tryOnce(
  input: string | URL | Request,
  init: RequestInit,
  isLast: boolean,
): Promise<Tried> {
  let response: Response
  try {
    response = await fetch(input, init)
  } catch (error) {
    if (isLast || init.signal?.aborted) throw error
    return { isFinal: false }
  }
  if (!statusesToRetry.has(response.status)) return { response, isFinal: true }
  const { status, headers } = response
  const body = await response.text()
  const askedMs = retryAfterMs(headers) ?? retryInfoMs(body)
  return { response: new Response(body, { status, headers }), isFinal: false, askedMs }
}

/** RFC 9110, section 10.2.3: seconds, or a date. */
function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

function retryInfoMs(body: string): number | undefined {
  const parsed = errorBody.safeParse(parseJson(body))
  const delay = parsed.data?.error.details.find(({ retryDelay }) => retryDelay)?.retryDelay
  const seconds = Number.parseFloat(delay ?? '')
  return Number.isNaN(seconds) ? undefined : seconds * 1000
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Full jitter on the upper half, so that callers who failed together do not come back together. */
function backOffMs(attempt: number): number {
  return firstDelayMs * 2 ** attempt * (0.5 + Math.random() / 2)
}
