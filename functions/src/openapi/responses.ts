import { type ErrorCode, errors } from '../contract/errors.ts'
import { problemsOf } from '../contract/problems.ts'
import type { Route } from '../contract/route.ts'
import { linkLifetime } from '../contract/schemas/image.ts'
import type { Definitions } from './definitions.ts'
import type { Reference, Response, Schema } from './types.ts'

const text = (description: string): Schema => ({ type: 'string', description })

const requestId = { 'X-Request-Id': text('The id of the request, for questions to the operator.') }
const retryAfter: Record<string, Schema> = {
  'Retry-After': {
    type: 'integer',
    format: 'int32',
    description: 'The seconds to wait before a retry.',
  },
}

const errorHeaders: Record<string, Record<string, Schema>> = {
  401: { 'WWW-Authenticate': text('The scheme of the missing credential.') },
  429: retryAfter,
  503: retryAfter,
}

const quotaHeaders = {
  RateLimit: text('The units left of the daily quota, and the seconds until the quota resets.'),
  'RateLimit-Policy': text('The daily quota, and its window in seconds.'),
}
const legacyHeaders = {
  Deprecation: text('The time of deprecation, as `@` and seconds since 1970.'),
  Link: text('The path to use instead, as `successor-version`.'),
}
const cacheHeaders = {
  ETag: text('Send it as `If-None-Match` to check for changes.'),
  'Cache-Control': text('How many seconds clients may cache the response.'),
}

const successes: Record<string, string> = {
  200: 'Success.',
  202: 'Accepted; the work goes on, or goes on already.',
  302: `A link that works for ${linkLifetime}.`,
  503: 'The service is unavailable.',
}

function successHeadersOf(route: Route, status: string): Record<string, Schema> {
  const operation = route.endpoint
  return {
    ...requestId,
    ...(operation.charged ? quotaHeaders : {}),
    ...(operation.idempotent && status === '200'
      ? {
          'Idempotent-Replayed': text(
            '`true` if this is the stored response to a repeated request.',
          ),
        }
      : {}),
    ...(operation.cacheable && status === '200' ? cacheHeaders : {}),
    ...(status === '302' ? { Location: text('The link to the photo.') } : {}),
    ...(route.successor ? legacyHeaders : {}),
  }
}

function byStatus(codes: readonly ErrorCode[]): Map<string, ErrorCode[]> {
  const groups = new Map<string, ErrorCode[]>()
  for (const code of codes) {
    const status = String(errors[code].status)
    groups.set(status, [...(groups.get(status) ?? []), code])
  }
  return groups
}

/** Returns the name of an error response. The name lists the codes that the response can have. */
function problemName(route: Route, codes: readonly ErrorCode[]): string {
  return [...(route.callable ? ['Callable'] : []), ...codes].join('.')
}

function problemResponse(
  route: Route,
  status: string,
  codes: readonly ErrorCode[],
  problem: Definitions['problem'],
): Response {
  return {
    description: codes.map((code) => `${code}: ${errors[code].title}.`).join(' '),
    schema: problem(route),
    headers: { ...requestId, ...errorHeaders[status] },
    'x-error-codes': codes,
  }
}

/** Returns all error responses by the names that operations refer to. */
export function problemResponses(
  routes: readonly Route[],
  { problem }: Definitions,
): Record<string, Response> {
  const responses = routes.flatMap((route) =>
    [...byStatus(problemsOf(route))].map(([status, codes]): [string, Response] => [
      problemName(route, codes),
      problemResponse(route, status, codes, problem),
    ]),
  )
  return Object.fromEntries(responses)
}

/** Returns the responses of a route by status. Error responses are references. */
export function responsesOf(
  route: Route,
  { answer }: Definitions,
): Record<string, Response | Reference> {
  const responses: Record<string, Response | Reference> = {}
  for (const [status, codes] of byStatus(problemsOf(route))) {
    responses[status] = { $ref: `#/responses/${problemName(route, codes)}` }
  }
  // The operation's own status (503 of the health check) replaces the error's response.
  for (const [status, output] of Object.entries(route.endpoint.output)) {
    responses[status] = {
      description: successes[status] ?? 'Success.',
      ...(output ? { schema: answer(route, status, output) } : {}),
      headers: successHeadersOf(route, status),
    }
  }
  if (route.endpoint.cacheable) {
    responses['304'] = {
      description: 'The content has not changed since the response with this ETag.',
    }
  }
  return responses
}
