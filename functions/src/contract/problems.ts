import { bodyOf } from './body.ts'
import { type ErrorCode, errors } from './errors.ts'
import { isAdministrative, type Route } from './route.ts'

const always = [
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
  'DEADLINE_EXCEEDED',
] as const satisfies readonly ErrorCode[]

/** The error codes of routes that can receive a body, even if they read no field of the body. */
const withAnyBody = [
  'MALFORMED_BODY',
  'REQUEST_TIMEOUT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
] as const satisfies readonly ErrorCode[]

const withKey = [
  'IDEMPOTENCY_KEY_INVALID',
  'IDEMPOTENCY_KEY_REUSED',
] as const satisfies readonly ErrorCode[]

/** Returns all error codes of a route, in the order of the catalogue. */
export function problemsOf(route: Route): ErrorCode[] {
  const { endpoint } = route
  const codes = new Set<ErrorCode>([...always, ...endpoint.problems])
  const add = (condition: unknown, ...more: readonly ErrorCode[]) => {
    if (condition) for (const code of more) codes.add(code)
  }
  add(route.credential !== 'none', 'UNAUTHENTICATED', 'ACCOUNT_BANNED')
  add(route.credential !== 'none' && route.credential !== 'key', 'APP_CHECK_FAILED')
  add(route.access === 'owner' || isAdministrative(route), 'PERMISSION_DENIED')
  add(isAdministrative(route), 'SECOND_FACTOR_REQUIRED')
  add(route.scopes.length > 0, 'INSUFFICIENT_SCOPE')
  add(bodyOf(route), 'INVALID_ARGUMENT')
  add(route.method !== 'GET' && !endpoint.rawBody, ...withAnyBody)
  add(endpoint.rawBody, 'REQUEST_TIMEOUT', 'PAYLOAD_TOO_LARGE')
  add(endpoint.params, 'NOT_FOUND', 'INVALID_ARGUMENT')
  add(endpoint.query, 'INVALID_ARGUMENT')
  add(endpoint.query?.shape['pageToken'], 'PAGE_TOKEN_INVALID')
  add(endpoint.idempotent, ...withKey)
  add(endpoint.charged, 'DAILY_QUOTA_EXCEEDED')
  return (Object.keys(errors) as ErrorCode[]).filter((code) => codes.has(code))
}
