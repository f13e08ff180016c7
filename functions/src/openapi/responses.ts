import { type ErrorCode, errors } from '../contract/errors.ts'
import { operationOf } from '../contract/operations.ts'
import { problemsOf } from '../contract/problems.ts'
import type { Route } from '../contract/route.ts'
import { problemBody } from '../contract/schemas/problem.ts'
import type { Definitions } from './definitions.ts'
import type { Response, Schema } from './types.ts'

const text: Schema = { type: 'string' }
const seconds: Schema = { type: 'integer' }

/** Headers that tell more than their status, by status. */
const errorHeaders: Record<string, Record<string, Schema>> = {
  401: { 'WWW-Authenticate': text },
  429: { 'Retry-After': seconds },
  503: { 'Retry-After': seconds },
}

const successes: Record<string, string> = {
  200: 'Success.',
  202: 'Accepted; the work goes on, or goes on already.',
  302: 'A link of 15 minutes.',
  503: 'The service is unavailable.',
}

function successHeadersOf(route: Route, status: string): Record<string, Schema> {
  const operation = operationOf(route.operation)
  return {
    'X-Request-Id': text,
    ...(operation.charged ? { RateLimit: text, 'RateLimit-Policy': text } : {}),
    ...(operation.idempotent && status === '200' ? { 'Idempotent-Replayed': text } : {}),
    ...(status === '302' ? { Location: text } : {}),
    ...(route.successor ? { Deprecation: text, Link: text } : {}),
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

/** The responses of a route: its operation's successes, then each error status with its codes. */
export function responsesOf(route: Route, { reference }: Definitions): Record<string, Response> {
  const responses: Record<string, Response> = {}
  for (const [status, codes] of byStatus(problemsOf(route))) {
    responses[status] = {
      description: codes.map((code) => `${code}: ${errors[code].title}.`).join(' '),
      schema: reference(problemBody),
      ...(errorHeaders[status] ? { headers: errorHeaders[status] } : {}),
      'x-error-codes': codes,
    }
  }
  // A status of the operation's own (the health check's 503) takes the place of the error's.
  for (const [status, output] of Object.entries(operationOf(route.operation).output)) {
    responses[status] = {
      description: successes[status] ?? 'Success.',
      ...(output ? { schema: reference(output) } : {}),
      headers: successHeadersOf(route, status),
    }
  }
  return responses
}
