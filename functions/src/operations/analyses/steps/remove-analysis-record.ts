import { accountStats, type Stats } from '../../../collections/accounts.ts'
import { analyses, type StoredAnalysis } from '../../../collections/analyses.ts'
import { ref } from '../../../collections/collection.ts'
import { uncountAnalysis } from '../../../domain/stats.ts'
import type { StoreTransaction } from '../../../ports/store.ts'
import { readFolders, writeCounts } from '../../folders/counts.ts'

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
