import { type Failure, PlantError } from './error.ts'
import type { ErrorCode } from './generated/types.ts'

// What stands before the service (a gateway, a proxy) answers with bodies of its own.
const codesOfOthers: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
}

/**
 * The body of an answer. Throws `PlantError` where it is a problem, and another error where it is
 * no answer of the service. With `answers503` a 503 is no problem, as that of the health.
 */
export async function readAnswer(response: Response, answers503: boolean): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  const body = type.includes('json') ? JSON.parse(text) : text
  if (!response.ok && !(answers503 && response.status === 503)) throw problemOf(response, body)
  // A network that asks for a sign-in of its own answers 200 with a page.
  if (type.includes('html')) throw new TypeError('the answer is a page')
  return body
}

function problemOf({ status, headers }: Response, body: unknown): PlantError {
  const sent = (typeof body === 'object' && body !== null ? body : {}) as Partial<Failure>
  const seconds = sent.retryAfterSeconds ?? Number(headers.get('retry-after') ?? Number.NaN)
  const code = typeof sent.code === 'string' ? sent.code : (codesOfOthers[status] ?? 'INTERNAL')
  return new PlantError({
    ...sent,
    code,
    status,
    title: sent.title ?? code,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
  })
}
