import { type CallableRequest, type FunctionsErrorCode, HttpsError } from 'firebase-functions/https'
import { type ErrorCode, errors } from '../contract/errors.ts'
import type { Route } from '../contract/route.ts'
import { Problem } from '../domain/problem.ts'
import type { Pipeline } from '../http/pipeline.ts'
import { requestIdOf } from '../http/request-context.ts'
import { problemBody } from '../http/response.ts'
import type { Ids } from '../ports/ids.ts'

/** The catalogue's canonical statuses, as `onCall` spells them. */
const callableCodes = {
  INVALID_ARGUMENT: 'invalid-argument',
  UNAUTHENTICATED: 'unauthenticated',
  PERMISSION_DENIED: 'permission-denied',
  NOT_FOUND: 'not-found',
  FAILED_PRECONDITION: 'failed-precondition',
  ALREADY_EXISTS: 'already-exists',
  RESOURCE_EXHAUSTED: 'resource-exhausted',
  INTERNAL: 'internal',
  UNIMPLEMENTED: 'unimplemented',
  UNAVAILABLE: 'unavailable',
  DEADLINE_EXCEEDED: 'deadline-exceeded',
} as const satisfies Record<(typeof errors)[ErrorCode]['callable'], FunctionsErrorCode>

/**
 * The body of an `onCall` function over an unversioned route. It hands the raw request to the
 * route's own pipeline, because what `onCall` says of the caller is not to be trusted: the emulator
 * takes any bearer token as valid. `onCall` knows no headers, so they are set on the response.
 * Throws `HttpsError` with the problem as its details.
 */
export function callableHandler(
  route: Route,
  pipeline: Pipeline,
  ids: Ids,
): (request: CallableRequest<unknown>) => Promise<unknown> {
  return async ({ rawRequest }) => {
    const requestId = requestIdOf(rawRequest.get('x-request-id'), ids)
    const { result, headers } = await pipeline.run({
      route,
      request: rawRequest,
      requestId,
      params: {},
    })
    rawRequest.res?.set({ ...headers, 'X-Request-Id': requestId, 'Cache-Control': 'no-store' })
    if (!(result instanceof Problem)) return result.body
    const { code, detail } = result
    const { callable, title } = errors[code]
    const details = problemBody(result, requestId)
    throw new HttpsError(callableCodes[callable], detail ?? title, details)
  }
}
