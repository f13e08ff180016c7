import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { folders } from '../../collections/folders.ts'
import { accountStats } from '../../collections/stats.ts'
import { transactions } from '../../collections/transactions.ts'
import type { Handler } from '../../contract/handlers.ts'
import { isExpired, toAnalysis } from '../../domain/analysis.ts'
import { knownCaller } from '../../domain/known-caller.ts'
import { problem } from '../../domain/problem.ts'
import { addTotals, emptyStats } from '../../domain/stats.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store, StoreTransaction } from '../../ports/store.ts'

type Deps = { store: Store; clock: Clock }

/** `POST /v1/analyses/save`: makes a temporary analysis permanent, into a folder if one is named. Again: the same. */
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
      if (target !== null && target !== analysis.folderId)
        await moveTo(database, target, analysis, accountId, now)
      const kept: StoredAnalysis = { ...analysis, saved: true, expiresAt: null, folderId: target }
      database.update(analysisRef, kept)
      if (analysis.saved) return kept
      // The key must not outlive its analysis, nor the analysis its key: both are kept from now on.
      if (transaction) database.update(transactionRef, { ...transaction, expiresAt: null })
      if (stats) database.update(statsRef, addTotals(stats, { saved: 1 }))
      else database.create(statsRef, addTotals(emptyStats, { saved: 1 }))
      return kept
    }, call.signal)
    return { status: 200, body: toAnalysis(analysisId, saved) }
  }
}

async function moveTo(
  database: StoreTransaction,
  folderId: string,
  analysis: StoredAnalysis,
  accountId: string,
  now: Date,
): Promise<void> {
  const targetRef = ref(folders, folderId)
  const sourceRef = analysis.folderId === null ? undefined : ref(folders, analysis.folderId)
  const [target] = await database.getAll(targetRef)
  const [source] = sourceRef ? await database.getAll(sourceRef) : []
  if (target?.accountId !== accountId) throw problem('NOT_FOUND', 'There is no such folder.')
  database.update(targetRef, { ...target, analysisCount: target.analysisCount + 1, updatedAt: now })
  if (!source || !sourceRef) return
  const analysisCount = Math.max(0, source.analysisCount - 1)
  database.update(sourceRef, { ...source, analysisCount, updatedAt: now })
}
