import { type ErrorCode, errors } from '../errors.ts'
import type { ProblemBody } from '../schemas/problem.ts'
import { ids } from './values.ts'

/** The fields of an error body that depend on the error code. */
const parts: Partial<Record<ErrorCode, Partial<ProblemBody>>> = {
  INVALID_ARGUMENT: { errors: [{ field: 'latitude', message: 'must be between -90 and 90' }] },
  ALREADY_EXISTS: { existingId: ids.folder },
  IMAGE_NOT_READY: { retryAfterSeconds: 2 },
  IMAGE_UNDECODABLE: { detail: 'The JPEG data is damaged or incomplete.' },
  DAILY_QUOTA_EXCEEDED: { detail: '20 of 20 analyses used today.', retryAfterSeconds: 3600 },
  TOO_MANY_REQUESTS: { retryAfterSeconds: 1 },
  UNAVAILABLE: { retryAfterSeconds: 5 },
}

/** Returns an example body of an error with this code. */
export function problemExample(code: ErrorCode): ProblemBody {
  const { status, title } = errors[code]
  return {
    type: 'about:blank',
    title,
    status,
    code,
    requestId: 'req_4fTg7hYj1kUi8lOp2zXcVb',
    ...parts[code],
  }
}
