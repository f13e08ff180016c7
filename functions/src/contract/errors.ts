/** The canonical statuses that a Firebase callable client understands (google.rpc.Code). */
// biome-ignore format: as a list
type CallableStatus =
  | 'INVALID_ARGUMENT' | 'UNAUTHENTICATED' | 'PERMISSION_DENIED' | 'NOT_FOUND'
  | 'FAILED_PRECONDITION' | 'ALREADY_EXISTS' | 'RESOURCE_EXHAUSTED' | 'INTERNAL' | 'UNIMPLEMENTED'
  | 'UNAVAILABLE' | 'DEADLINE_EXCEEDED'

type ErrorDefinition = {
  status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 504
  title: string
  callable: CallableStatus
}

const error = (
  status: ErrorDefinition['status'],
  title: string,
  callable: CallableStatus,
): ErrorDefinition => ({ status, title, callable })

/**
 * The closed catalogue of errors. A code never changes its meaning
 * (docs/api.md#errors-one-body-everywhere).
 */
export const errors = {
  MALFORMED_BODY: error(400, 'Malformed body', 'INVALID_ARGUMENT'),
  INVALID_ARGUMENT: error(400, 'Invalid argument', 'INVALID_ARGUMENT'),
  IMAGE_REQUIRED: error(400, 'Image required', 'INVALID_ARGUMENT'),
  IDEMPOTENCY_KEY_INVALID: error(400, 'Idempotency-Key invalid', 'INVALID_ARGUMENT'),
  PAGE_TOKEN_INVALID: error(400, 'Page token invalid', 'INVALID_ARGUMENT'),
  INVITATION_INVALID: error(400, 'Invitation invalid', 'INVALID_ARGUMENT'),
  WEBHOOK_URL_FORBIDDEN: error(400, 'Webhook URL forbidden', 'INVALID_ARGUMENT'),
  UNAUTHENTICATED: error(401, 'Not authenticated', 'UNAUTHENTICATED'),
  PERMISSION_DENIED: error(403, 'Permission denied', 'PERMISSION_DENIED'),
  INSUFFICIENT_SCOPE: error(403, 'Insufficient scope', 'PERMISSION_DENIED'),
  APP_CHECK_FAILED: error(403, 'Not called by a known app', 'PERMISSION_DENIED'),
  ACCOUNT_BANNED: error(403, 'Account banned', 'PERMISSION_DENIED'),
  RECENT_SIGN_IN_REQUIRED: error(403, 'Recent sign-in required', 'PERMISSION_DENIED'),
  SECOND_FACTOR_REQUIRED: error(403, 'Second factor required', 'PERMISSION_DENIED'),
  INVITATION_EMAIL_MISMATCH: error(403, 'Invitation is for another address', 'PERMISSION_DENIED'),
  NOT_FOUND: error(404, 'Not found', 'NOT_FOUND'),
  IMAGE_NOT_FOUND: error(404, 'Image not found', 'NOT_FOUND'),
  METHOD_NOT_ALLOWED: error(405, 'Method not allowed', 'UNIMPLEMENTED'),
  REQUEST_TIMEOUT: error(408, 'Request timeout', 'DEADLINE_EXCEEDED'),
  CONFLICT: error(409, 'Conflict', 'FAILED_PRECONDITION'),
  ALREADY_EXISTS: error(409, 'Already exists', 'ALREADY_EXISTS'),
  LIMIT_REACHED: error(409, 'Limit reached', 'FAILED_PRECONDITION'),
  IMAGE_NOT_READY: error(409, 'Image not ready', 'FAILED_PRECONDITION'),
  MODERATION_STATE: error(409, 'Not in a state to decide on', 'FAILED_PRECONDITION'),
  ALREADY_COMPLETED: error(409, 'Already completed', 'FAILED_PRECONDITION'),
  NOT_ENOUGH_VIOLATIONS: error(409, 'Not enough violations', 'FAILED_PRECONDITION'),
  TWO_PERSON_UNAVAILABLE: error(409, 'No second person', 'FAILED_PRECONDITION'),
  PAYLOAD_TOO_LARGE: error(413, 'Payload too large', 'INVALID_ARGUMENT'),
  UNSUPPORTED_MEDIA_TYPE: error(415, 'Unsupported media type', 'INVALID_ARGUMENT'),
  IDEMPOTENCY_KEY_REUSED: error(
    422,
    'Idempotency-Key used for another request',
    'FAILED_PRECONDITION',
  ),
  IMAGE_UNDECODABLE: error(422, 'Image undecodable', 'INVALID_ARGUMENT'),
  IMAGE_INFECTED: error(422, 'Image infected', 'INVALID_ARGUMENT'),
  IMAGE_TOO_LARGE: error(422, 'Image too large', 'INVALID_ARGUMENT'),
  IMAGE_WITHHELD: error(422, 'Image withheld', 'FAILED_PRECONDITION'),
  DAILY_QUOTA_EXCEEDED: error(429, 'Daily quota exceeded', 'RESOURCE_EXHAUSTED'),
  TOO_MANY_REQUESTS: error(429, 'Too many requests', 'RESOURCE_EXHAUSTED'),
  INTERNAL: error(500, 'Internal error', 'INTERNAL'),
  UNAVAILABLE: error(503, 'Unavailable', 'UNAVAILABLE'),
  DEADLINE_EXCEEDED: error(504, 'Deadline exceeded', 'DEADLINE_EXCEEDED'),
} as const

export type ErrorCode = keyof typeof errors

/** An invalid field of a request, under the name that the caller sent. */
export type FieldError = { field: string; message: string }
