import { limits } from './limits.ts'
import type { ProblemCode } from './protocol.ts'

/**
 * An error response in the shape of the service's error body. Any code may throw a `Problem`, and
 * the app writes the response.
 */
export class Problem extends Error {
  readonly status: number
  readonly code: ProblemCode
  /** How long the caller of a 503 should wait before the next try. */
  readonly retryAfterSeconds: number

  constructor(
    status: number,
    code: ProblemCode,
    message: string,
    cause?: unknown,
    retryAfterSeconds: number = limits.retryAfterSeconds,
  ) {
    super(message, { cause })
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
