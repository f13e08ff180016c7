import { ref } from '../../../collections/collection.ts'
import {
  type Transaction,
  type TransactionRequest,
  transactions,
} from '../../../collections/transactions.ts'
import { addSeconds, earlier } from '../../../domain/time.ts'
import { isLive, isOutOfTime } from '../../../domain/transaction.ts'
import type { Clock } from '../../../ports/clock.ts'
import type { Store } from '../../../ports/store.ts'

export type ProcessingTransaction = Extract<Transaction, { status: 'PROCESSING' }>

/** A transaction that this worker alone may complete until its lease lapses. */
export type Leased = {
  id: string
  holder: string
  transaction: ProcessingTransaction
  request: TransactionRequest
}

/** Longer than one run may take, so that a live worker is never overtaken. */
export const leaseSeconds = 60

type Deps = { store: Store; clock: Clock }

export type Lease =
  | ({ kind: 'LEASED' } & Leased)
  /** Another worker's, which may be dead, until its lease ends. */
  | { kind: 'BUSY'; transaction: ProcessingTransaction }
  /** Over or out of time, or it will be when another worker's lease ends. */
  | { kind: 'NOTHING_TO_DO' }

/** Takes the transaction for this worker, or says why there is nothing to take. */
export async function leaseTransaction(
  deps: Deps,
  id: string,
  holder: string,
  signal: AbortSignal,
): Promise<Lease> {
  const transactionRef = ref(transactions, id)
  return deps.store.transaction(async (database) => {
    const [current] = await database.getAll(transactionRef)
    const now = deps.clock.now()
    if (!current?.request || !isLive(current) || isOutOfTime(current, now))
      return { kind: 'NOTHING_TO_DO' }
    if (current.status === 'PROCESSING' && current.lease.until > now) return busy(current)
    const until = addSeconds(now, leaseSeconds)
    const transaction: ProcessingTransaction = {
      ...current,
      status: 'PROCESSING',
      lease: { holder, until },
      sweepAt: earlier(until, current.deadlineAt),
    }
    database.update(transactionRef, transaction)
    return { kind: 'LEASED', id, holder, transaction, request: current.request }
  }, signal)
}

function busy(transaction: ProcessingTransaction): Lease {
  const isOverAfterwards = isOutOfTime(transaction, transaction.lease.until)
  return isOverAfterwards ? { kind: 'NOTHING_TO_DO' } : { kind: 'BUSY', transaction }
}

/** Gives a transaction back whose photo is not in storage yet: the request that brings it may still be on its way. */
export async function releaseTransaction(
  deps: Deps,
  { id, holder }: Leased,
  signal: AbortSignal,
): Promise<void> {
  const transactionRef = ref(transactions, id)
  await deps.store.transaction(async (database) => {
    const [current] = await database.getAll(transactionRef)
    if (current?.status !== 'PROCESSING' || current.lease.holder !== holder) return
    const { lease: _lease, ...rest } = current
    const sweepAt = earlier(addSeconds(deps.clock.now(), 5), current.deadlineAt)
    database.update(transactionRef, { ...rest, status: 'PENDING', sweepAt })
  }, signal)
}
