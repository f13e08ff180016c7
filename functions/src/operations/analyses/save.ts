import { z } from 'zod'
import { accountStats } from '../../collections/accounts.ts'
import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { transactions } from '../../collections/transactions.ts'
import { analysisExample } from '../../contract/examples/analysis.ts'
import { ids } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { analysis } from '../../contract/schemas/analysis.ts'
import { resourceId } from '../../contract/schemas/common.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import type { Move } from '../../domain/folder.ts'
import { problem } from '../../domain/problem.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { changeTotals } from '../account/change-totals.ts'
import { endpoint } from '../endpoint.ts'
import { foldersOf, readFolders, requireFolder, writeCounts } from '../folders/move-analyses.ts'
import { presentAnalysis } from '../photos/links.ts'

const saveBody = z.object({
  analysisId: resourceId.describe('The temporary analysis to save.'),
  folderId: resourceId.describe('The folder to save it into.').optional(),
})

export const saveAnalysis = endpoint({
  id: 'analyses.save',
  route: {
    method: 'POST',
    path: '/v1/analyses/save',
    credential: 'identity',
    scopes: ['read', 'manage'],
  },
  summary: 'Save a temporary analysis to the permanent collection',
  description: [
    `The service deletes an analysis after ${limits.analysis.temporaryDays} days unless it is saved.`,
    '`folderId` also puts the analysis into that folder.',
    'Repeating the call returns the same answer; an analysis that has not completed returns 409.',
  ],
  body: saveBody,
  output: { 200: analysis },
  problems: ['NOT_FOUND', 'CONFLICT'],
  examples: {
    body: { analysisId: ids.analysis, folderId: ids.folder },
    output: { 200: { ...analysisExample, saved: true, expiresAt: null, folderId: ids.folder } },
  },

  /** A repeated call gets the same response and writes nothing. */
  async handler(call, ports) {
    const { accountId } = call.caller
    const { analysisId, folderId } = call.input
    const saved = await ports.store.transaction(async (database) => {
      const now = ports.clock.now()
      const analysisRef = ref(analyses, analysisId)
      const transactionRef = ref(transactions, analysisId)
      const statsRef = ref(accountStats, accountId)
      // Reads the new folder in the same round trip, so that `move` finds it read.
      const [analysis, transaction, stats] = await database.getAll(
        ...([analysisRef, transactionRef, statsRef] as const),
        ...foldersOf([{ from: null, to: folderId ?? null }]),
      )
      if (!analysis || analysis.accountId !== accountId || isExpired(analysis, now))
        throw problem('NOT_FOUND')
      const target = folderId ?? analysis.folderId
      if (analysis.saved && target === analysis.folderId) return analysis
      if (folderId !== undefined)
        await move(database, { from: analysis.folderId, to: folderId }, accountId, now)
      const kept: StoredAnalysis = { ...analysis, saved: true, expiresAt: null, folderId: target }
      database.update(analysisRef, kept)
      if (analysis.saved) return kept
      // Keeps the key as long as the analysis, so the transaction does not expire either.
      if (transaction) database.update(transactionRef, { ...transaction, expiresAt: null })
      changeTotals(database, accountId, stats, { saved: 1 })
      return kept
    }, call.signal)
    return { status: 200, body: await presentAnalysis(ports, analysisId, saved) }
  },
})

async function move(
  database: StoreTransaction,
  move: Move & { to: string },
  accountId: string,
  now: Date,
) {
  const read = await readFolders(database, [move])
  requireFolder(read, move.to, accountId)
  writeCounts(database, read, [move], now)
}
