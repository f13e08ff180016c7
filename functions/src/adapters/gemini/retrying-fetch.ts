import { parseJson } from '@plant/common/json'
import { z } from 'zod'
import { retryAfterSeconds } from '../../domain/webhooks/delivery-schedule.ts'
import { type RetryPolicy, retry, type Tried } from '../http-retry.ts'

const statusesToRetry: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504])

/** More retries would not help an overloaded provider. The fallback answers instead. */
const policy: RetryPolicy = {
  retriesMax: 2,
  firstDelayMs: 500,
  delayMsMax: 8000,
  askedMsMax: 8000,
}

/** An error body with `RetryInfo`: https://cloud.google.com/apis/design/errors#error_details. */
const errorBody = z.object({
  error: z.object({ details: z.array(z.object({ retryDelay: z.string().optional() })) }),
})

/**
 * A `fetch` that retries after the wait in `Retry-After` or `RetryInfo`. The SDK's own retries
 * ignore `Retry-After` and `RetryInfo`, and wait up to a minute. Throws the errors of `fetch`.
 */
export const retryingFetch = fetchTrying({ statuses: statusesToRetry, repeatsBroken: true })

/** Retries only after a 429, the only status that guarantees that the provider did nothing. */
export const refusalRetryingFetch = fetchTrying({ statuses: new Set([429]), repeatsBroken: false })

type Repeated = { statuses: ReadonlySet<number>; repeatsBroken: boolean }

function fetchTrying(repeated: Repeated): typeof fetch {
  return (input, init = {}) => {
    const signal = init.signal ?? (input instanceof Request ? input.signal : undefined)
    return retry((isLast) => tryOnce(input, init, isLast, repeated), policy, signal)
  }
}

async function tryOnce(
  input: string | URL | Request,
  init: RequestInit,
  isLast: boolean,
  { statuses, repeatsBroken }: Repeated,
): Promise<Tried<Response>> {
  let response: Response
  try {
    // A request's body can be read only once.
    response = await fetch(input instanceof Request ? input.clone() : input, init)
  } catch (error) {
    if (isLast || !repeatsBroken || init.signal?.aborted) throw error
    return { kind: 'AGAIN' }
  }
  if (!statuses.has(response.status)) return { kind: 'DONE', value: response }
  const { status, headers } = response
  const body = await response.text()
  const askedMs = retryAfterMs(headers) ?? retryInfoMs(body)
  return { kind: 'AGAIN', value: new Response(body, { status, headers }), askedMs }
}

function retryAfterMs(headers: Headers): number | undefined {
  const seconds = retryAfterSeconds(headers.get('retry-after') ?? undefined, new Date())
  return seconds === null ? undefined : seconds * 1000
}

function retryInfoMs(body: string): number | undefined {
  const parsed = errorBody.safeParse(parseJson(body))
  const delay = parsed.data?.error.details.find(({ retryDelay }) => retryDelay)?.retryDelay
  const seconds = Number.parseFloat(delay ?? '')
  return Number.isNaN(seconds) ? undefined : seconds * 1000
}
