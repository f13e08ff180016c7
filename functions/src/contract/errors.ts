/** The canonical statuses that a Firebase callable client understands (google.rpc.Code). */
// biome-ignore format: as a list
type CallableStatus =
  | 'INVALID_ARGUMENT' | 'UNAUTHENTICATED' | 'PERMISSION_DENIED' | 'NOT_FOUND'
  | 'FAILED_PRECONDITION' | 'ALREADY_EXISTS' | 'RESOURCE_EXHAUSTED' | 'INTERNAL' | 'UNIMPLEMENTED'
  | 'UNAVAILABLE' | 'DEADLINE_EXCEEDED'

type ErrorDefinition = {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 504
  title: string
  callable: CallableStatus
}

/**
 * The closed catalogue of errors. A code never changes its meaning
 * (docs/api.md#errors-one-body-everywhere).
 */
export const errors = {
  MALFORMED_BODY: { status: 400, title: 'Malformed body', callable: 'INVALID_ARGUMENT' },
  INVALID_ARGUMENT: { status: 400, title: 'Invalid argument', callable: 'INVALID_ARGUMENT' },
  IMAGE_REQUIRED: { status: 400, title: 'Image required', callable: 'INVALID_ARGUMENT' },
  IDEMPOTENCY_KEY_INVALID: {
    status: 400,
    title: 'Idempotency-Key invalid',
    callable: 'INVALID_ARGUMENT',
  },
  PAGE_TOKEN_INVALID: { status: 400, title: 'Page token invalid', callable: 'INVALID_ARGUMENT' },
  INVITATION_INVALID: { status: 400, title: 'Invitation invalid', callable: 'INVALID_ARGUMENT' },
  WEBHOOK_URL_FORBIDDEN: {
    status: 400,
    title: 'Webhook URL forbidden',
    callable: 'INVALID_ARGUMENT',
  },
  UNAUTHENTICATED: { status: 401, title: 'Not authenticated', callable: 'UNAUTHENTICATED' },
  PERMISSION_DENIED: { status: 403, title: 'Permission denied', callable: 'PERMISSION_DENIED' },
  ACCOUNT_BANNED: { status: 403, title: 'Account banned', callable: 'PERMISSION_DENIED' },
  RECENT_SIGN_IN_REQUIRED: {
    status: 403,
    title: 'Recent sign-in required',
    callable: 'PERMISSION_DENIED',
  },
  INVITATION_EMAIL_MISMATCH: {
    status: 403,
    title: 'Invitation is for another address',
    callable: 'PERMISSION_DENIED',
  },
  NOT_FOUND: { status: 404, title: 'Not found', callable: 'NOT_FOUND' },
  IMAGE_NOT_FOUND: { status: 404, title: 'Image not found', callable: 'NOT_FOUND' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Method not allowed', callable: 'UNIMPLEMENTED' },
  CONFLICT: { status: 409, title: 'Conflict', callable: 'FAILED_PRECONDITION' },
  ALREADY_EXISTS: { status: 409, title: 'Already exists', callable: 'ALREADY_EXISTS' },
  LIMIT_REACHED: { status: 409, title: 'Limit reached', callable: 'FAILED_PRECONDITION' },
  IMAGE_NOT_READY: { status: 409, title: 'Image not ready', callable: 'FAILED_PRECONDITION' },
  MODERATION_STATE: {
    status: 409,
    title: 'Not in a state to decide on',
    callable: 'FAILED_PRECONDITION',
  },
  ALREADY_COMPLETED: { status: 409, title: 'Already completed', callable: 'FAILED_PRECONDITION' },
  NOT_ENOUGH_VIOLATIONS: {
    status: 409,
    title: 'Not enough violations',
    callable: 'FAILED_PRECONDITION',
  },
  TWO_PERSON_UNAVAILABLE: {
    status: 409,
    title: 'No second person',
    callable: 'FAILED_PRECONDITION',
  },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'Payload too large', callable: 'INVALID_ARGUMENT' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'Unsupported media type',
    callable: 'INVALID_ARGUMENT',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    title: 'Idempotency-Key used for another request',
    callable: 'FAILED_PRECONDITION',
  },
  IMAGE_UNDECODABLE: { status: 422, title: 'Image undecodable', callable: 'INVALID_ARGUMENT' },
  IMAGE_INFECTED: { status: 422, title: 'Image infected', callable: 'INVALID_ARGUMENT' },
  IMAGE_TOO_LARGE: { status: 422, title: 'Image too large', callable: 'INVALID_ARGUMENT' },
  DAILY_QUOTA_EXCEEDED: {
    status: 429,
    title: 'Daily quota exceeded',
    callable: 'RESOURCE_EXHAUSTED',
  },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many requests', callable: 'RESOURCE_EXHAUSTED' },
  INTERNAL: { status: 500, title: 'Internal error', callable: 'INTERNAL' },
  UNAVAILABLE: { status: 503, title: 'Unavailable', callable: 'UNAVAILABLE' },
  DEADLINE_EXCEEDED: { status: 504, title: 'Deadline exceeded', callable: 'DEADLINE_EXCEEDED' },
} as const satisfies Record<string, ErrorDefinition>

export type ErrorCode = keyof typeof errors

/** An invalid field of a request, under the name that the caller sent. */
export type FieldError = { field: string; message: string }
