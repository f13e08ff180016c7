import { z } from 'zod'
import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import { ids } from '../../contract/examples/values.ts'
import { transactionId } from '../../contract/schemas/admin.ts'
import { resourceId } from '../../contract/schemas/common.ts'
import { transactionStatus } from '../../contract/schemas/transaction.ts'
import { requirePermission } from '../../domain/access/permissions.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import { isLive, isOutOfTime, type LiveTransaction } from '../../domain/analyses/transaction.ts'
import { problem } from '../../domain/problem.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { runAnalysisJob } from '../analyses/run-job.ts'
import { enqueueJob } from '../background/queue.ts'
import { endpoint } from '../endpoint.ts'
import { commandTransaction, openTrail } from './audit-trail.ts'
import { restartTransaction } from './retry-page.ts'

const transactionParams = z.object({ txId: resourceId.describe('The id of the transaction.') })
const retriedTransaction = z.object({
  transactionId,
  status: transactionStatus.describe('The state after the retry was requested.'),
})

export const retryTransaction = endpoint({
  id: 'admin.retryTransaction',
  route: {
    method: 'POST',
    path: '/v1/admin/retry-transaction/{txId}',
    credential: 'identity',
    access: 'superadmin',
    deadlineSeconds: 30,
  },
  summary: 'Retry a transaction that is not COMPLETED',
  description: [
    'A retry costs no unit, and does not disturb a transaction that is running.',
    'A completed transaction returns 409 `ALREADY_COMPLETED`.',
    'The audit trail records the retry.',
  ],
  params: transactionParams,
  output: { 200: retriedTransaction },
  problems: ['NOT_FOUND', 'ALREADY_COMPLETED', 'IMAGE_NOT_FOUND'],
  examples: {
    params: { txId: ids.analysis },
    output: { 200: { transactionId: ids.analysis, status: 'PENDING' } },
  },

  async handler(call, ports) {
    const { uid: actorUid } = call.caller
    const { txId } = call.input
    await requireImage(ports, actorUid, txId, call)
    const transaction = await commandTransaction(
      ports.store,
      async (database) => {
        const [[actor, current], trail] = await Promise.all([
          database.getAll(ref(users, actorUid), ref(transactions, txId)),
          openTrail(database, 'admin'),
        ])
        requirePermission(actor, 'retry-transaction')
        const now = ports.clock.now()
        const known = requireUnfinished(current, now)
        if (isRunning(known, now)) return known
        const restarted = await restartTransaction(database, txId, known, ports.rules, now)
        const details = { attempt: restarted.attempt, before: known.status }
        const event = { actorUid, action: 'transaction.retry', target: txId, reason: null } as const
        trail.append({ ...event, details }, now)
        return restarted
      },
      call.signal,
    )
    // A queue takes the task of an attempt only once.
    await enqueueJob(ports, runAnalysisJob, { id: txId, data: transaction }, call.requestId)
    return { status: 200, body: { transactionId: txId, status: transaction.status } }
  },
})

/** Checks for the photo before the database transaction, because that transaction may run twice. */
async function requireImage(
  { store, objects, clock }: Ports,
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
  // Only its photo still needs it.
  if (transaction.request === null) throw problem('NOT_FOUND')
  return transaction
}

function isRunning(transaction: Transaction, now: Date): transaction is LiveTransaction {
  return isLive(transaction) && !isOutOfTime(transaction, now)
}
