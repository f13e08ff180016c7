import type { ErrorCode, FieldError } from '../contract/errors.ts'

export type ProblemParts = {
  detail?: string
  errors?: readonly FieldError[]
  retryAfterSeconds?: number
  /** The id of the object that already exists. */
  existingId?: string
  /** Response headers, such as the state of an exhausted quota. */
  headers?: Readonly<Record<string, string>>
  cause?: unknown
}

/**
 * The only error that operations throw on purpose: an error code and details for the caller. The
 * type is a class, because only an Error carries a stack trace through `throw`.
 */
export class Problem extends Error {
  readonly code: ErrorCode
  readonly detail: string | undefined
  readonly errors: readonly FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly existingId: string | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, parts: ProblemParts = {}) {
    super(parts.detail ? `${code}: ${parts.detail}` : code, { cause: parts.cause })
    this.name = 'Problem'
    this.code = code
    this.detail = parts.detail
    this.errors = parts.errors
    this.retryAfterSeconds = parts.retryAfterSeconds
    this.existingId = parts.existingId
    this.headers = parts.headers ?? {}
  }
}

/** Creates an error to throw. The caller sees `detail`, and only the log shows `cause`. */
export function problem(code: ErrorCode, parts: ProblemParts | string = {}): Problem {
  return new Problem(code, typeof parts === 'string' ? { detail: parts } : parts)
}
