import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { AnyResult, RawBody } from '../contract/endpoint.ts'
import { errors } from '../contract/errors.ts'
import type { ProblemBody } from '../contract/schemas/problem.ts'
import { Problem, problem } from '../domain/problem.ts'
import { Unavailable } from '../ports/context.ts'
import type { Style } from './request-body.ts'
import { endAfterRequest, type Lingering } from './unread-body.ts'

/** What goes out over HTTP. */
export type HttpResponse = {
  status: number
  headers: Readonly<Record<string, string>>
  /** Goes out as `gzipped` where that is there, and then says so in its headers. */
  body: { contentType: string; text: string; gzipped?: Uint8Array } | null
  /** Only then may anybody keep it, and a matching If-None-Match be answered 304. */
  cacheable: boolean
}

/** Who reads a response, as far as its body depends on it. */
type Audience = { requestId: string; style: Style; acceptsProblemJson: boolean }

/** What a caller waits before trying again where nobody knows better. */
const retryAfterSecondsDefault = 5

/** The response to a call that succeeded; a body that is no JSON goes out as it is. */
export function resultResponse(result: AnyResult, style: Style, cacheable: boolean): HttpResponse {
  return {
    status: result.status,
    headers: result.headers ?? {},
    body: resultBody(result.body, style),
    // A health check that fails is a result too, and must not be kept.
    cacheable: cacheable && result.status < 400,
  }
}

/** The response to a problem: the only place where an error becomes bytes. */
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

/** The body of a problem, without the wrapping of a style. */
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

/** Anything thrown as a problem. What is not known to be harmless says nothing of its cause. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Unavailable) {
    return problem('UNAVAILABLE', { detail: 'A part of the service is down.', cause: error })
  }
  return problem('INTERNAL', { cause: error })
}

/** Whether Accept asks for problem+json by its name. */
export function namesProblemJson(accept: string | undefined): boolean {
  return names(accept, 'application/problem+json')
}

/** Whether a header of the Accept family asks for a value by its name; a wildcard does not. */
function names(accept: string | undefined, wanted: string): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === wanted && !parameters.some((each) => /^q=0(\.0*)?$/.test(each))
  })
}

/** Compresses what is kept compressed, for who takes it so. A body that is not kept so stays. */
export function withEncoding(
  response: HttpResponse,
  acceptEncoding: string | undefined,
): HttpResponse {
  if (response.body?.gzipped === undefined) return response
  const { gzipped: _gzipped, ...plain } = response.body
  const headers = { ...response.headers, Vary: 'Accept-Encoding' }
  return names(acceptEncoding, 'gzip')
    ? { ...response, headers: { ...headers, 'Content-Encoding': 'gzip' } }
    : { ...response, headers, body: plain }
}

/**
 * Gives a response that may be cached its ETag, and makes it 304 where the caller has it already.
 * By hand, because Express ignores If-None-Match beside `Cache-Control: no-cache`.
 * Every fetch adds that which sets the header itself, and the precondition still counts at the
 * origin (RFC 9110, section 13.1.2).
 */
export function withETag(response: HttpResponse, ifNoneMatch: string | undefined): HttpResponse {
  if (!response.cacheable || response.body === null) return response
  const etag = response.headers['ETag'] ?? etagOf(response.body.text)
  const headers = { ...response.headers, ETag: etag }
  return matches(ifNoneMatch, etag)
    ? { ...response, status: 304, headers, body: null }
    : { ...response, headers }
}

/** Sends a response with the headers that all of them have. */
export function writeResponse(
  server: ServerResponse,
  response: HttpResponse,
  lingering: Lingering,
): void {
  server.statusCode = response.status
  if (!response.cacheable) server.setHeader('Cache-Control', 'no-store')
  for (const [name, value] of Object.entries(response.headers)) server.setHeader(name, value)
  const bytes = response.body?.gzipped ?? Buffer.from(response.body?.text ?? '')
  if (response.body !== null) server.setHeader('Content-Type', response.body.contentType)
  // On a 304 it would have to be the length of what is not sent.
  if (response.status !== 304) server.setHeader('Content-Length', bytes.byteLength)
  endAfterRequest(server, bytes, lingering)
}

/** The media type has no charset, because JSON is UTF-8 by definition (RFC 8259, section 8.1). */
function json(value: unknown, contentType = 'application/json'): HttpResponse['body'] {
  return { contentType, text: JSON.stringify(value) }
}

function resultBody(body: unknown, style: Style): HttpResponse['body'] {
  if (isRawBody(body)) return body
  if (style === 'callable') return json({ result: body })
  return body === null || body === undefined ? null : json(body)
}

function isRawBody(body: unknown): body is RawBody {
  if (typeof body !== 'object' || body === null) return false
  return Object.keys(body).sort().join() === 'contentType,gzipped,text'
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

function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}

/** Weak comparison, as If-None-Match asks for: proxies that compress make a tag weak. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch
    .split(',')
    .map(strong)
    .some((tag) => tag === '*' || tag === strong(etag))
}
