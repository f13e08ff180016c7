import type { ProblemCode } from './protocol.ts'

/**
 * An error answer in the shape of the service's error body. Any code may throw it; the app writes
 * it.
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
