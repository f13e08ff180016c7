import { accountStats, type Stats } from '../../collections/accounts.ts'
import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import { webhooks } from '../../collections/webhooks.ts'
import { ids } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { idParams, removed } from '../../contract/schemas/common.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import { photoPath } from '../../domain/analyses/storage-path.ts'
import { isLive, isOutOfTime } from '../../domain/analyses/transaction.ts'
import { problem } from '../../domain/problem.ts'
import { uncountAnalysis } from '../../domain/stats.ts'
import { addDays } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { foldersOf, readFolders, writeCounts } from '../folders/move-analyses.ts'
import {
  deleteObjectsIfUnreferenced,
  deletePhotoIfUnreferenced,
} from '../photos/delete-if-unreferenced.ts'
import { eventWithdrawal } from '../webhooks/withdraw-event.ts'

type Completed = Extract<Transaction, { status: 'COMPLETED' }>

export const removeAnalysis = endpoint({
  id: 'analyses.remove',
  route: {
    method: 'DELETE',
    path: '/v1/analyses/{id}',
    credential: 'identity',
    scopes: ['manage'],
  },
  summary: 'Delete an analysis',
  description: [
    'Nobody can read a deleted analysis, and nobody can restore it.',
    'The service deletes the photo together with the last analysis that uses it.',
    'Deleting a pending analysis returns 409; deleting an analysis twice returns 404.',
  ],
  params: idParams,
  output: { 200: removed },
  problems: ['NOT_FOUND', 'CONFLICT'],
  examples: { params: { id: ids.analysis }, output: { 200: { id: ids.analysis, deleted: true } } },

  /**
   * Keeps the photo if another analysis names it. Also keeps the photo until a moderator decides,
   * so that no user escapes moderation by deleting. The transaction stays to record the used key.
   */
  async handler(call, { store, ...others }) {
    const ports = { ...others, store: store.remembering() }
    const { accountId } = call.caller
    const { id } = call.input
    const emptied = await ports.store.transaction(
      (database) => removeOwn(database, id, accountId, ports.clock.now()),
      call.signal,
    )
    await removeItsImage(ports, id, emptied, call)
    return { status: 200, body: { id, deleted: true } }
  },
})

/** Never throws, as the analysis is already deleted and the sweeper removes the photo later. */
async function removeItsImage(
  ports: Ports,
  id: string,
  emptied: Completed,
  context: CallContext,
): Promise<void> {
  try {
    await removeImage(ports, id, emptied, context)
  } catch (error) {
    const { requestId } = context
    const fields = { requestId, transactionId: id, error: String(error) }
    ports.log.write('WARNING', 'Photo not removed yet, left to the sweeper', fields)
  }
}

async function removeOwn(database: StoreTransaction, id: string, accountId: string, now: Date) {
  const transactionRef = ref(transactions, id)
  const [analysis, transaction, stats, account] = await database.getAll(
    ref(analyses, id),
    transactionRef,
    ref(accountStats, accountId),
    ref(webhooks, accountId),
  )
  if (transaction?.accountId !== accountId) throw problem('NOT_FOUND')
  if (isLive(transaction) && !isOutOfTime(transaction, now))
    throw problem('CONFLICT', 'The analysis is still pending.')
  if (!analysis || isExpired(analysis, now) || transaction.status !== 'COMPLETED')
    throw problem('NOT_FOUND')
  const { refs, withdraw } = eventWithdrawal(id, transaction, analysis, account)
  // Reads the folder in the same round trip; the next lines find both read.
  await database.getAll(...refs, ...foldersOf([moveOut(analysis)]))
  const waiting = await database.getAll(...refs)
  await removeAnalysisRecord(database, id, analysis, stats, now)
  withdraw(database, waiting)
  const next = emptied(transaction, now)
  database.update(transactionRef, next)
  return next
}

/** Removes the user's texts. After a crash, `sweepAt` makes the sweeper remove the photo. */
function emptied(transaction: Completed, now: Date): Completed {
  // The key of a saved analysis had no expiry. Now the key expires like any other key.
  const expiresAt = transaction.expiresAt ?? addDays(now, limits.analysis.temporaryDays)
  return { ...transaction, request: null, deleted: true, sweepAt: now, expiresAt }
}

/** Removes an analysis and updates counters. Reads the folder, so call this before any write. */
export async function removeAnalysisRecord(
  database: StoreTransaction,
  id: string,
  analysis: StoredAnalysis,
  stats: Stats | undefined,
  now: Date,
): Promise<void> {
  const moves = [moveOut(analysis)]
  writeCounts(database, await readFolders(database, moves), moves, now)
  database.remove(ref(analyses, id))
  if (stats)
    database.update(ref(accountStats, analysis.accountId), uncountAnalysis(stats, analysis))
}

const moveOut = ({ folderId }: StoredAnalysis) => ({ from: folderId, to: null })

/** Removes a deleted analysis's photo, unless another analysis names the photo. Can be repeated. */
export async function removeImage(
  ports: Ports,
  id: string,
  { uid, storagePath, deleted }: Completed,
  context: CallContext,
): Promise<void> {
  if (!deleted) return
  const transactionRef = ref(transactions, id)
  // A photo that came with the analysis keeps its path to itself as long as the transaction exists.
  const isOwn = storagePath === photoPath(uid, id)
  const remove = isOwn ? deleteObjectsIfUnreferenced : deletePhotoIfUnreferenced
  await remove(ports, storagePath, context)
  await ports.store.transaction(async (database) => {
    const [current] = await database.getAll(transactionRef)
    if (current?.status === 'COMPLETED')
      database.update(transactionRef, { ...current, sweepAt: null })
  }, context.signal)
}
