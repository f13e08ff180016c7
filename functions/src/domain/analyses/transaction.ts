import type { FailureCode, Transaction } from '../../collections/transactions.ts'

/** The errors that a photo causes. A repeated request gets the same error without a new run. */
const permanentFailures = [
  'IMAGE_UNDECODABLE',
  'IMAGE_INFECTED',
  'IMAGE_TOO_LARGE',
  'IMAGE_WITHHELD',
] as const
export type PermanentFailure = (typeof permanentFailures)[number]

export type PendingTransaction = Extract<Transaction, { status: 'PENDING' }>
export type LiveTransaction = Extract<Transaction, { status: 'PENDING' | 'PROCESSING' }>

export type Repeat =
  | { kind: 'PENDING'; status: LiveTransaction['status'] }
  | { kind: 'COMPLETED' }
  | { kind: 'RUN_AGAIN' }
  | { kind: 'FAILED_FOR_GOOD'; code: PermanentFailure; detail: string }
  | { kind: 'PAID_LOOK_GONE'; detail: string }
  | { kind: 'DELETED' }
  | { kind: 'OTHER_REQUEST' }

export function isLive(transaction: Transaction): transaction is LiveTransaction {
  return transaction.status === 'PENDING' || transaction.status === 'PROCESSING'
}

/** Whether an unfinished transaction is past its deadline, so that the sweeper must end it. */
export function isOutOfTime(transaction: Transaction, now: Date): boolean {
  return isLive(transaction) && transaction.deadlineAt.getTime() <= now.getTime()
}

/** Decides the response to a start with a known idempotency key (docs/api.md#repeats). */
export function decideRepeat(existing: Transaction, fingerprint: string, now: Date): Repeat {
  if (existing.status === 'COMPLETED' && existing.deleted) return { kind: 'DELETED' }
  if (existing.request?.fingerprint !== fingerprint) return { kind: 'OTHER_REQUEST' }
  if (isOutOfTime(existing, now)) return { kind: 'RUN_AGAIN' }
  if (isLive(existing)) return { kind: 'PENDING', status: existing.status }
  if (existing.status === 'COMPLETED') return { kind: 'COMPLETED' }
  const { code, detail } = existing.error
  // Each new run of a free look would decode a photo that no unit pays.
  if (code === 'IMAGE_NOT_FOUND' && existing.charge.state === 'FREE')
    return { kind: 'PAID_LOOK_GONE', detail }
  return isPermanentFailure(code)
    ? { kind: 'FAILED_FOR_GOOD', code, detail }
    : { kind: 'RUN_AGAIN' }
}

/** Whether a new run with the same photo would fail again. */
export function isPermanentFailure(code: FailureCode): code is PermanentFailure {
  return permanentFailures.some((permanent) => permanent === code)
}
