import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { accountStats, type Stats } from '../../collections/stats.ts'
import { transactions } from '../../collections/transactions.ts'
import { uncountAnalysis } from '../../domain/stats.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { readFolders, writeCounts } from '../folders/move-analyses.ts'
import { deletePhotoIfUnreferenced } from '../photos/delete-if-unreferenced.ts'

/**
 * Removes an analysis, and takes it out of its folder's count and its account's. The transaction
 * has read both and has written nothing yet: the folder is read here.
 */
export async function removeAnalysisRecord(
  database: StoreTransaction,
  id: string,
  analysis: StoredAnalysis,
  stats: Stats | undefined,
  now: Date,
): Promise<void> {
  const moves = [{ from: analysis.folderId, to: null }]
  writeCounts(database, await readFolders(database, moves), moves, now)
  database.remove(ref(analyses, id))
  if (stats)
    database.update(ref(accountStats, analysis.accountId), uncountAnalysis(stats, analysis))
}

/**
 * Removes the photo of a deleted analysis unless another analysis, done or under way, names it. Can
 * be repeated.
 */
export async function removeImage(ports: Ports, id: string, context: CallContext): Promise<void> {
  const transactionRef = ref(transactions, id)
  const [transaction] = await ports.store.getAll(transactionRef)
  if (transaction?.status !== 'COMPLETED' || !transaction.deleted) return
  await deletePhotoIfUnreferenced(ports, transaction.storagePath, context)
  await ports.store.transaction(async (database) => {
    const [current] = await database.getAll(transactionRef)
    if (current?.status === 'COMPLETED')
      database.update(transactionRef, { ...current, sweepAt: null })
  }, context.signal)
}
