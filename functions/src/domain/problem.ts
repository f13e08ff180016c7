import type { ErrorCode, FieldError } from '../contract/errors.ts'

type ProblemParts = {
  detail?: string
  errors?: readonly FieldError[]
  retryAfterSeconds?: number
  /** The id of what is there already. */
  existingId?: string
  /** What a caller needs beside the body: the state of the quota that it ran into. */
  headers?: Readonly<Record<string, string>>
  cause?: unknown
}

/**
 * The one error that operations throw on purpose: a code of the catalogue and what the caller may
 * know. It is a class because only an Error carries a stack through `throw`.
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

/** Makes the error to throw; `detail` is shown to the caller, `cause` only to the log. */
export function problem(code: ErrorCode, parts: ProblemParts | string = {}): Problem {
  return new Problem(code, typeof parts === 'string' ? { detail: parts } : parts)
}
