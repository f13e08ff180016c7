import { hash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { AnyResult, RawBody } from '../contract/endpoint.ts'
import { errors } from '../contract/errors.ts'
import type { ProblemBody } from '../contract/schemas/problem.ts'
import { Problem, problem } from '../domain/problem.ts'
import { Unavailable } from '../ports/context.ts'
import type { Style } from './request-body.ts'
import { endAfterRequest, isArriving, type Lingering } from './unread-body.ts'
import { endUnzipped } from './unzipped.ts'

export type HttpResponse = {
  status: number
  headers: Readonly<Record<string, string>>
  body: { contentType: string; content: string | Uint8Array } | RawBody | null
  /** Whether the response can become a 304, instead of having `Cache-Control: no-store`. */
  cacheable: boolean
}

type Audience = { requestId: string; style: Style; acceptsProblemJson: boolean }

/** The `Retry-After` of a 429 or 503 whose problem states no time. */
const retryAfterSecondsDefault = 5

export function resultResponse(result: AnyResult, style: Style, cacheable: boolean): HttpResponse {
  return {
    status: result.status,
    headers: result.headers ?? {},
    body: resultBody(result.body, style),
    // A failed health check is a result too, and must not be cached.
    cacheable: cacheable && result.status < 400,
  }
}

export function problemResponse(cause: Problem, audience: Audience): HttpResponse {
  const body = problemBody(cause, audience.requestId)
  const { retryAfterSeconds, status } = body
  return {
    status,
    headers: {
      ...cause.headers,
      ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
      ...(status === 401 ? { 'WWW-Authenticate': 'Bearer realm="plant-analysis"' } : {}),
    },
    body: problemInStyle(cause, body, audience),
    cacheable: false,
  }
}

function problemBody(cause: Problem, requestId: string): ProblemBody {
  const { status, title } = errors[cause.code]
  const retryAfterSeconds = retryAfter(cause, status)
  return {
    type: 'about:blank',
    title,
    status,
    code: cause.code,
    ...(cause.detail === undefined ? {} : { detail: cause.detail }),
    requestId,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(cause.existingId === undefined ? {} : { existingId: cause.existingId }),
    ...(cause.errors === undefined ? {} : { errors: [...cause.errors] }),
  }
}

/** Converts any error to a problem. An unknown error becomes INTERNAL and reveals nothing. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Unavailable) {
    return problem('UNAVAILABLE', { detail: 'A part of the service is down.', cause: error })
  }
  return problem('INTERNAL', { cause: error })
}

export function namesProblemJson(accept: string | undefined): boolean {
  return names(accept, 'application/problem+json')
}

/** True if a header of the Accept family lists a value by name; wildcards do not count. */
function names(accept: string | undefined, wanted: string): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === wanted && !parameters.some((each) => /^q=0(\.0*)?$/.test(each))
  })
}

/**
 * True if the client names gzip. Without the header, any encoding would be allowed (RFC 9110,
 * section 12.5.3), but clients without the header, such as curl, expand no body.
 */
export const takesGzip = (acceptEncoding: string | undefined): boolean =>
  names(acceptEncoding, 'gzip')

/** Sends a large text compressed if the client takes gzip. */
export function withEncoding(
  response: HttpResponse,
  acceptEncoding: string | undefined,
): HttpResponse {
  const { body } = response
  if (!isLarge(body)) return response
  const vary = [response.headers['Vary'] ?? [], 'Accept-Encoding'].flat().join(', ')
  const headers = { ...response.headers, Vary: vary }
  if (!takesGzip(acceptEncoding)) return { ...response, headers }
  return {
    ...response,
    headers: { ...headers, 'Content-Encoding': 'gzip' },
    body: { contentType: body.contentType, content: body.gzipped },
  }
}

/**
 * Adds an ETag to a cacheable response. If the caller already has the body, makes the response a
 * 304. We wrote this code because Express ignores If-None-Match if the request has `Cache-Control:
 * no-cache`, which fetch adds. By RFC 9110, section 13.1.2, If-None-Match still applies.
 */
export function withETag(response: HttpResponse, ifNoneMatch: string | undefined): HttpResponse {
  if (!response.cacheable || response.body === null) return response
  const etag = response.headers['ETag'] ?? etagOf(response.body)
  const headers = { ...response.headers, ETag: etag }
  return matches(ifNoneMatch, etag)
    ? { ...response, status: 304, headers, body: null }
    : { ...response, headers }
}

export function writeResponse(
  server: ServerResponse,
  response: HttpResponse,
  lingering: Lingering,
): void {
  server.statusCode = response.status
  if (!response.cacheable) server.setHeader('Cache-Control', 'no-store')
  for (const [name, value] of Object.entries(response.headers)) server.setHeader(name, value)
  const { body } = response
  if (body !== null) server.setHeader('Content-Type', body.contentType)
  if (isLarge(body)) {
    server.setHeader('Content-Length', body.plainBytes)
    // The service reads no body of a GET, and nobody else gets a large text.
    if (isArriving(server.req)) server.setHeader('Connection', 'close')
    void endUnzipped(server, body.gzipped)
    return
  }
  const content = body?.content ?? ''
  // A 304 would have to state the length of the full body, which is not sent.
  if (response.status !== 304) server.setHeader('Content-Length', Buffer.byteLength(content))
  endAfterRequest(server, content, lingering)
}

/** Sets no charset, because JSON is always UTF-8 (RFC 8259, section 8.1). */
function json(value: unknown, contentType = 'application/json'): HttpResponse['body'] {
  return { contentType, content: JSON.stringify(value) }
}

function resultBody(body: unknown, style: Style): HttpResponse['body'] {
  if (isLarge(body)) return body
  if (style === 'callable') return json({ result: body })
  return body === null || body === undefined ? null : json(body)
}

function isLarge(body: unknown): body is RawBody {
  return typeof body === 'object' && body !== null && 'gzipped' in body && 'plainBytes' in body
}

function problemInStyle(
  cause: Problem,
  body: ProblemBody,
  { style, acceptsProblemJson }: Audience,
): HttpResponse['body'] {
  if (style === 'callable') {
    const status = errors[cause.code].callable
    return json({ error: { status, message: body.detail ?? body.title, details: body } })
  }
  return json(body, acceptsProblemJson ? 'application/problem+json' : 'application/json')
}

function retryAfter(cause: Problem, status: number): number | undefined {
  if (cause.retryAfterSeconds !== undefined) {
    return Math.max(1, Math.ceil(cause.retryAfterSeconds))
  }
  return status === 429 || status === 503 ? retryAfterSecondsDefault : undefined
}

function etagOf(body: NonNullable<HttpResponse['body']>): string {
  const content = isLarge(body) ? body.gzipped : body.content
  return `"${hash('sha256', content, 'base64url').slice(0, 27)}"`
}

/** Ignores `W/` as If-None-Match requires, because a proxy that compresses makes the tag weak. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch
    .split(',')
    .map(strong)
    .some((tag) => tag === '*' || tag === strong(etag))
}
