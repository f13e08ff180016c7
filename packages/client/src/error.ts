import type { ErrorCode, TransactionFailure, UploadsReadOutput200 } from './generated/types.ts'

/**
 * A code of the error catalogue, of a failed analysis or of a refused upload. `NETWORK` means that
 * the service did not answer. `SIGNATURE_INVALID` means that the service did not sign the webhook.
 */
export type ClientErrorCode =
  | ErrorCode
  | TransactionFailure['code']
  | NonNullable<UploadsReadOutput200['error']>['code']
  | 'NETWORK'
  | 'SIGNATURE_INVALID'

/** An invalid field of a request. `field` is the field's name in the request. */
export type FieldError = { field: string; message: string }

/** The details of a failed call. */
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
 * The error of a failed call. `status` is the HTTP status, or 0 if no answer arrived. `status` is
 * 200 if the answer describes a failed analysis or a refused upload.
 */
export class PlantError extends Error {
  override readonly name = 'PlantError'
  declare readonly code: ClientErrorCode
  declare readonly status: number
  /** The meaning of the error code, in English. */
  declare readonly title: string
  /** What was wrong with this request, in English. */
  declare readonly detail: string | undefined
  /** The id of the request. Include it in questions to the operator of the service. */
  declare readonly requestId: string | undefined
  declare readonly retryAfterSeconds: number | undefined
  /** The id of the existing object, set only with the code `ALREADY_EXISTS`. */
  declare readonly existingId: string | undefined
  /** Every invalid field, set only with the code `INVALID_ARGUMENT`. */
  declare readonly errors: readonly FieldError[] | undefined

  constructor(failure: Failure, cause?: unknown) {
    super(failure.detail ?? failure.title ?? failure.code, { cause })
    Object.assign(this, { title: failure.code }, failure)
  }
}
