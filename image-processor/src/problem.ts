import type { ProblemCode } from './protocol.ts'

/**
 * An error answer in the shape of the service's error body. Thrown anywhere, written by the app.
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
