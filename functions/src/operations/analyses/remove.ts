import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { accountStats } from '../../collections/stats.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import type { Handler } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import { isLive, isOutOfTime } from '../../domain/analyses/transaction.ts'
import { problem } from '../../domain/problem.ts'
import { addDays } from '../../domain/time.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Log } from '../../ports/log.ts'
import type { Objects } from '../../ports/objects.ts'
import type { Store, StoreTransaction } from '../../ports/store.ts'
import { eventWithdrawal } from '../webhooks/withdraw-event.ts'
import { removeAnalysisRecord } from './steps/remove-analysis-record.ts'
import { removeImage } from './steps/remove-image.ts'

type Deps = { store: Store; objects: Objects; clock: Clock; log: Log }
type Completed = Extract<Transaction, { status: 'COMPLETED' }>

/**
 * `DELETE /v1/analyses/{id}`: the record goes at once, with its event and what the user told us.
 * The photo goes with the last analysis that names it, and with a moderator's decision where one is
 * waited for: deleting is no way out of the queue. The transaction stays as the record of its key.
 */
export function removeAnalysis(deps: Deps): Handler<'analyses.remove'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id } = call.input
    await deps.store.transaction(
      (database) => removeOwn(database, id, accountId, deps.clock.now()),
      call.signal,
    )
    await removeItsImage(deps, id, call)
    return { status: 200, body: { id, deleted: true } }
  }
}

/** Never throws: the record is gone, and a repeated DELETE answers 404. The sweeper tries again. */
async function removeItsImage(deps: Deps, id: string, context: CallContext): Promise<void> {
  try {
    await removeImage(deps, id, context)
  } catch (error) {
    const { requestId } = context
    const fields = { requestId, transactionId: id, error: String(error) }
    deps.log.write('WARNING', 'Photo not removed yet, left to the sweeper', fields)
  }
}

async function removeOwn(
  database: StoreTransaction,
  id: string,
  accountId: string,
  now: Date,
): Promise<void> {
  const transactionRef = ref(transactions, id)
  const [analysis, transaction, stats] = await database.getAll(
    ref(analyses, id),
    transactionRef,
    ref(accountStats, accountId),
  )
  if (transaction?.accountId !== accountId) throw problem('NOT_FOUND')
  if (isLive(transaction) && !isOutOfTime(transaction, now))
    throw problem('CONFLICT', 'The analysis is still pending.')
  if (!analysis || isExpired(analysis, now) || transaction.status !== 'COMPLETED')
    throw problem('NOT_FOUND')
  const withdrawEvent = await eventWithdrawal(database, id, transaction, analysis)
  await removeAnalysisRecord(database, id, analysis, stats, now)
  withdrawEvent()
  database.update(transactionRef, emptied(transaction, now))
}

/**
 * Nothing that the user told us stays; `sweepAt` has the sweeper remove the photo if this call dies
 * before it does.
 */
function emptied(transaction: Completed, now: Date): Completed {
  // The key of a saved one was kept for good with its analysis; without it, as long as any other.
  const expiresAt = transaction.expiresAt ?? addDays(now, limits.analysis.temporaryDays)
  return { ...transaction, request: null, deleted: true, sweepAt: now, expiresAt }
}
