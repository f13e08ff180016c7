import type { User } from '../../../collections/accounts.ts'
import { ref } from '../../../collections/collection.ts'
import {
  type Transaction,
  type TransactionRequest,
  transactions,
} from '../../../collections/transactions.ts'
import { isLive, isOutOfTime } from '../../../domain/analyses/transaction.ts'
import { backgroundTiming } from '../../../domain/background-timing.ts'
import { addSeconds, earlier } from '../../../domain/time.ts'
import type { Ports } from '../../../ports/ports.ts'
import {
  acquireLease,
  changeLeased,
  type Held,
  isHeldBy,
  LeaseLost,
} from '../../background/lease.ts'

/** The delay before the next run if the photo is not stored yet. */
const photoMissingSeconds = 5

export type LeasedTransaction = Held<Transaction>

/** A transaction under a lease, which only this worker may complete until the lease ends. */
export type Leased = {
  id: string
  holder: string
  transaction: LeasedTransaction
  request: TransactionRequest
  /** The quota after the claim, if the run belongs to the call that made the claim. */
  quota?: User['quota']
}
export type LeaseResult =
  | ({ kind: 'LEASED' } & Leased)
  /** Another worker has the lease until the lease ends, even if that worker has crashed. */
  | { kind: 'BUSY'; transaction: LeasedTransaction }
  /** The transaction has ended, or will be overdue when another worker's lease ends. */
  | { kind: 'NOTHING_TO_DO' }

export async function leaseTransaction(
  ports: Ports,
  id: string,
  holder: string,
  signal: AbortSignal,
): Promise<LeaseResult> {
  const { leaseSeconds: seconds } = backgroundTiming.runAnalysis
  const acquired = await acquireLease(
    ports,
    ref(transactions, id),
    { holder, seconds },
    (current, lease, now): LeasedTransaction | undefined => {
      if (!isLive(current) || isOutOfTime(current, now)) return undefined
      const sweepAt = earlier(lease.until, current.deadlineAt)
      return { ...current, status: 'PROCESSING', lease, sweepAt }
    },
    signal,
  )
  if (acquired.kind === 'NOTHING_TO_DO') return acquired
  const { document: transaction } = acquired
  const leased = leasedBy(holder, id, transaction)
  if (leased) return { kind: 'LEASED', ...leased }
  const isLast = isOutOfTime(transaction, transaction.lease.until)
  return isLast ? { kind: 'NOTHING_TO_DO' } : { kind: 'BUSY', transaction }
}

/** The run of a transaction, if `holder` has its lease. */
export function leasedBy(
  holder: string,
  id: string,
  transaction: Transaction | undefined,
): Leased | undefined {
  if (!isHeldBy(transaction, holder)) return undefined
  const { request } = transaction
  return request ? { id, holder, transaction, request } : undefined
}

/** Releases a transaction without a photo, because the call may still be storing the photo. */
export async function releaseTransaction(
  ports: Ports,
  { id, holder }: Leased,
  signal: AbortSignal,
): Promise<void> {
  await changeLeased(
    ports,
    ref(transactions, id),
    holder,
    ({ lease: _lease, ...current }, now): Transaction => {
      const again = addSeconds(now, photoMissingSeconds)
      return { ...current, status: 'PENDING', sweepAt: earlier(again, current.deadlineAt) }
    },
    signal,
  ).catch((error: unknown) => {
    if (!(error instanceof LeaseLost)) throw error
  })
}
