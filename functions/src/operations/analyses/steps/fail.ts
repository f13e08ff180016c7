import { accountStats, type Stats, users } from '../../../collections/accounts.ts'
import { ref } from '../../../collections/collection.ts'
import { events, type StoredEvent } from '../../../collections/events.ts'
import {
  type FailureCode,
  type Transaction,
  transactions,
} from '../../../collections/transactions.ts'
import { isLive, type LiveTransaction } from '../../../domain/analyses/transaction.ts'
import { chargeOfFailure } from '../../../domain/quota/final-charge.ts'
import { emptyQuota } from '../../../domain/quota/quota.ts'
import { countEvent, emptyStats } from '../../../domain/stats.ts'
import { failedEvent } from '../../../domain/webhooks/event.ts'
import type { CallContext } from '../../../ports/context.ts'
import type { Ports } from '../../../ports/ports.ts'
import type { StoredDocument, StoreTransaction } from '../../../ports/store.ts'

type Failure = {
  id: string
  /** The number of the failed run. A later run of the same transaction stays unchanged. */
  attempt: number
  error: { code: FailureCode; detail: string }
  /** True if the call's own deadline ended the run, while or after its photo was decoded. */
  isOver?: boolean
  /** The value is false if the HTTP response already reports the failure to the caller. */
  emitEvent: boolean
  /** A further condition for the failure, for example that the worker still has the lease. */
  onlyIf?: (current: LiveTransaction) => boolean
}

/** The objective of analyses counts these lines, by their code. */
export function logFailed(
  { log }: Ports,
  { requestId }: Pick<CallContext, 'requestId'>,
  { id, error }: Pick<Failure, 'id' | 'error'>,
): void {
  log.write('WARNING', 'Analysis failed', { requestId, transactionId: id, ...error })
}

const notEnded = { ended: false, event: undefined }

/**
 * Marks a pending or running transaction as failed, and writes its event in the same commit.
 * Refunds the unit once, unless the photo caused the failure and the day's free photos are used up.
 */
export async function failTransaction(
  ports: Ports,
  { id, attempt, error, isOver, emitEvent, onlyIf = () => true }: Failure,
  signal: AbortSignal,
): Promise<{ ended: boolean; event: StoredDocument<StoredEvent> | undefined }> {
  const transactionRef = ref(transactions, id)
  return ports.store.transaction(async (database) => {
    const [transaction] = await database.getAll(transactionRef)
    if (transaction?.attempt !== attempt || !isLive(transaction)) return notEnded
    if (!onlyIf(transaction)) return notEnded
    const now = ports.clock.now()
    const userRef = ref(users, transaction.charge.subject)
    const statsRef = ref(accountStats, transaction.accountId)
    const emitsEvent = emitEvent && transaction.operation === 'start'
    const [user, stats] = await database.getAll(userRef, ...(emitsEvent ? [statsRef] : []))
    const before = user?.quota ?? emptyQuota(now)
    const { rules } = ports
    const failure = { code: error.code, isOver }
    const { charge, quota } = chargeOfFailure(transaction.charge, before, failure, rules.quota)
    const failed = toFailed(transaction, charge, error, now)
    if (user && quota !== user.quota) database.update(userRef, { ...user, quota })
    database.update(transactionRef, failed)
    const event = emitsEvent
      ? writeEvent(database, failedEvent(id, failed, now), failed, stats)
      : undefined
    return { ended: true, event }
  }, signal)
}

function writeEvent(
  database: StoreTransaction,
  { id, document }: ReturnType<typeof failedEvent>,
  { accountId }: Pick<Transaction, 'accountId'>,
  stats: Stats | undefined,
): StoredDocument<StoredEvent> {
  const numbered = countEvent(stats ?? emptyStats)
  database.put(ref(accountStats, accountId), stats, numbered)
  const data = { ...document, sequence: numbered.events }
  // The event of an expired transaction with the same key may remain longer.
  database.overwrite(ref(events, id), data)
  return { id, data }
}

function toFailed(
  live: LiveTransaction,
  charge: Transaction['charge'],
  error: Failure['error'],
  completedAt: Date,
): Extract<Transaction, { status: 'FAILED' }> {
  const { lease: _lease, ...transaction } = { lease: undefined, ...live }
  return { ...transaction, charge, status: 'FAILED', sweepAt: null, completedAt, error }
}
