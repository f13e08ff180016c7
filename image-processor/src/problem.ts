import type { ProblemCode } from './protocol.ts'

/**
 * An error response in the shape of the service's error body. Any code may throw a `Problem`, and
 * the app writes the response.
 */
export class Problem extends Error {
  readonly status: number
  readonly code: ProblemCode

  constructor(status: number, code: ProblemCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'Problem'
    this.status = status
    this.code = code
  }
}
