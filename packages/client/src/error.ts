import type { ErrorCode } from './generated/types.ts'

/** An offending field of a request, named as it was sent. */
export type FieldError = { field: string; message: string }

/** What is known of a call that failed. */
export type Failure = {
  code: ErrorCode | 'NETWORK'
  status: number
  title: string
  detail?: string | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  existingId?: string | undefined
  errors?: readonly FieldError[] | undefined
}

/**
 * A call that failed. `code` is the catalogue's, or `NETWORK` where no answer of the service came;
 * `status` is then 0.
 */
export class PlantError extends Error {
  override readonly name = 'PlantError'
  readonly code: Failure['code']
  readonly status: number
  readonly title: string
  readonly detail: string | undefined
  /** For questions to the operator. */
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** The id of what is there already; only with `ALREADY_EXISTS`. */
  readonly existingId: string | undefined
  /** Every offending field; only with `INVALID_ARGUMENT`. */
  readonly errors: readonly FieldError[]

  constructor(problem: Failure, options?: { cause?: unknown }) {
    super(problem.detail ?? problem.title, options)
    this.code = problem.code
    this.status = problem.status
    this.title = problem.title
    this.detail = problem.detail
    this.requestId = problem.requestId
    this.retryAfterSeconds = problem.retryAfterSeconds
    this.existingId = problem.existingId
    this.errors = problem.errors ?? []
  }
}
