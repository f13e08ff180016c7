import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { accountStats } from '../../collections/stats.ts'
import { transactions } from '../../collections/transactions.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import type { Move } from '../../domain/folder.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PhotoLinks } from '../../ports/photo-links.ts'
import type { Store, StoreTransaction } from '../../ports/store.ts'
import { changeTotals } from '../account/change-totals.ts'
import { readFolders, requireFolder, writeCounts } from '../folders/counts.ts'
import { presentAnalysis } from '../photos/links.ts'

type Deps = { store: Store; clock: Clock; locales: Locales; photoLinks: PhotoLinks }

/**
 * `POST /v1/analyses/save`: makes a temporary analysis permanent, into a folder if one is named.
 * Again: the same.
 */
export function saveAnalysis(deps: Deps): Handler<'analyses.save'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { analysisId, folderId } = call.input
    const saved = await deps.store.transaction(async (database) => {
      const now = deps.clock.now()
      const analysisRef = ref(analyses, analysisId)
      const transactionRef = ref(transactions, analysisId)
      const statsRef = ref(accountStats, accountId)
      const [analysis, transaction, stats] = await database.getAll(
        analysisRef,
        transactionRef,
        statsRef,
      )
      if (!analysis || analysis.accountId !== accountId || isExpired(analysis, now))
        throw problem('NOT_FOUND')
      const target = folderId ?? analysis.folderId
      if (analysis.saved && target === analysis.folderId) return analysis
      await move(database, { from: analysis.folderId, to: target }, accountId, now)
      const kept: StoredAnalysis = { ...analysis, saved: true, expiresAt: null, folderId: target }
      database.update(analysisRef, kept)
      if (analysis.saved) return kept
      // The key must not outlive its analysis, nor the analysis its key: both are kept from now on.
      if (transaction) database.update(transactionRef, { ...transaction, expiresAt: null })
      changeTotals(database, accountId, stats, { saved: 1 })
      return kept
    }, call.signal)
    return { status: 200, body: presentAnalysis(deps, analysisId, saved) }
  }
}

async function move(
  database: StoreTransaction,
  move: Move,
  accountId: string,
  now: Date,
): Promise<void> {
  if (move.to === null || move.to === move.from) return
  const read = await readFolders(database, [move])
  requireFolder(read, move.to, accountId)
  writeCounts(database, read, [move], now)
}
