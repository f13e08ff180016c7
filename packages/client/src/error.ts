import type { ErrorCode, TransactionFailure, UploadsReadOutput200 } from './generated/types.ts'

/**
 * A code of the catalogue, of a failed analysis or of a refused upload. `NETWORK` is for no answer
 * of the service, `SIGNATURE_INVALID` for a webhook that it did not send.
 */
export type ClientErrorCode =
  | ErrorCode
  | TransactionFailure['code']
  | NonNullable<UploadsReadOutput200['error']>['code']
  | 'NETWORK'
  | 'SIGNATURE_INVALID'

/** An offending field of a request, named as it was sent. */
export type FieldError = { field: string; message: string }

/** What is known of a call that failed. */
export type Failure = {
  code: ClientErrorCode
  status: number
  title?: string | undefined
  detail?: string | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  existingId?: string | undefined
  errors?: readonly FieldError[] | undefined
}

/**
 * A call that failed. `status` is that of the answer: 0 where none came, 200 where the answer tells
 * of an analysis that failed or an upload that was refused.
 */
export class PlantError extends Error {
  override readonly name = 'PlantError'
  declare readonly code: ClientErrorCode
  declare readonly status: number
  /** What the code means, in English. */
  declare readonly title: string
  /** What was wrong with this request, in English. */
  declare readonly detail: string | undefined
  /** For questions to the operator. */
  declare readonly requestId: string | undefined
  declare readonly retryAfterSeconds: number | undefined
  /** The id of what is there already; only with `ALREADY_EXISTS`. */
  declare readonly existingId: string | undefined
  /** Every offending field; only with `INVALID_ARGUMENT`. */
  declare readonly errors: readonly FieldError[] | undefined

  constructor(failure: Failure, cause?: unknown) {
    super(failure.detail ?? failure.title ?? failure.code, { cause })
    Object.assign(this, { title: failure.code }, failure)
  }
}
