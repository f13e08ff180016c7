import { ref } from '../../collections/collection.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import { users } from '../../collections/users.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { requirePermission } from '../../domain/access/permissions.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import { isLive, isOutOfTime, type LiveTransaction } from '../../domain/analyses/transaction.ts'
import { problem } from '../../domain/problem.ts'
import type { RuleSettings } from '../../domain/settings.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Log } from '../../ports/log.ts'
import type { Objects } from '../../ports/objects.ts'
import type { Queue } from '../../ports/queue.ts'
import type { Store } from '../../ports/store.ts'
import { enqueueJob } from '../background/job.ts'
import { runAnalysis } from '../background/jobs.ts'
import { commandTransaction, openTrail } from './audit-trail.ts'
import { readChargedUser, restartTransaction } from './restart-transaction.ts'

export type RetryDeps = {
  store: Store
  objects: Objects
  queue: Queue
  clock: Clock
  log: Log
  rules: RuleSettings
}

type Result = { transaction: LiveTransaction; isStarted: boolean }

/**
 * `POST /v1/admin/retry-transaction/{txId}`: runs what failed again, free; what is live is left
 * running.
 */
export function retryTransaction(deps: RetryDeps): Handler<'admin.retryTransaction'> {
  return async (call) => {
    const { uid: actorUid } = knownCaller(call.caller)
    const { txId } = call.input
    await requireImage(deps, actorUid, txId, call)
    const result = await commandTransaction(
      deps.store,
      async (database): Promise<Result> => {
        const [[actor, current], trail] = await Promise.all([
          database.getAll(ref(users, actorUid), ref(transactions, txId)),
          openTrail(database, 'admin'),
        ])
        requirePermission(actor, 'retry-transaction')
        const now = deps.clock.now()
        const known = requireUnfinished(current, now)
        if (isRunning(known, now)) return { transaction: known, isStarted: false }
        const charged = await readChargedUser(database, known)
        const transaction = restartTransaction(database, txId, known, charged, deps.rules, now)
        const details = { attempt: transaction.attempt, before: known.status }
        const event = { actorUid, action: 'transaction.retry', target: txId, reason: null } as const
        trail.append({ ...event, details }, now)
        return { transaction, isStarted: true }
      },
      call.signal,
    )
    const { transaction, isStarted } = result
    if (isStarted)
      await enqueueJob(deps, runAnalysis, { id: txId, data: transaction }, call.requestId)
    return { status: 200, body: { transactionId: txId, status: transaction.status } }
  }
}

/**
 * Without its photo a run could only fail. Storage is asked before the transaction, which may run
 * many times.
 */
async function requireImage(
  { store, objects, clock }: RetryDeps,
  actorUid: string,
  id: string,
  context: CallContext,
): Promise<void> {
  const [actor, current] = await store.getAll(ref(users, actorUid), ref(transactions, id))
  requirePermission(actor, 'retry-transaction')
  const now = clock.now()
  const known = requireUnfinished(current, now)
  if (isRunning(known, now)) return
  if (!(await objects.exists(known.storagePath, context)))
    throw problem('IMAGE_NOT_FOUND', 'The photo of this transaction is no longer stored.')
}

function requireUnfinished(
  transaction: Transaction | undefined,
  now: Date,
): Exclude<Transaction, { status: 'COMPLETED' }> {
  if (!transaction || isExpired(transaction, now)) throw problem('NOT_FOUND')
  if (transaction.status === 'COMPLETED') throw problem('ALREADY_COMPLETED')
  return transaction
}

function isRunning(transaction: Transaction, now: Date): transaction is LiveTransaction {
  return isLive(transaction) && !isOutOfTime(transaction, now)
}
