import { accountStats } from '../../collections/accounts.ts'
import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { transactions } from '../../collections/transactions.ts'
import { ids } from '../../contract/examples/values.ts'
import { idParams } from '../../contract/schemas/common.ts'
import { analysisIdsBody, assignment } from '../../contract/schemas/folder.ts'
import { changeTotals } from '../account/change-totals.ts'
import { endpoint } from '../endpoint.ts'
import {
  moveAnalyses,
  movesTo,
  readFolders,
  requireAll,
  requireFolder,
  writeChanged,
  writeCounts,
} from './move-analyses.ts'

export const assignToFolder = endpoint({
  id: 'folders.assign',
  route: {
    method: 'POST',
    path: '/v1/folders/{id}/assign',
    credential: 'identity',
    scopes: ['manage'],
  },
  summary: 'Assign analyses to a folder, all or none',
  description: [
    'Assigning a temporary analysis saves it.',
    'An analysis is in at most one folder, so it leaves its previous folder.',
    'If one of the analyses is unknown, the call returns 404 and moves none.',
  ],
  params: idParams,
  body: analysisIdsBody,
  output: { 200: assignment },
  problems: ['NOT_FOUND'],
  examples: {
    params: { id: ids.folder },
    body: { analysisIds: [ids.analysis] },
    output: { 200: { folderId: ids.folder, analysisIds: [ids.analysis] } },
  },

  /** Also saves temporary analyses, so that they do not expire. A repeated call writes nothing. */
  async handler(call, { store, clock }) {
    const { accountId } = call.caller
    const { id: folderId, analysisIds } = call.input
    const statsRef = ref(accountStats, accountId)
    const analysisRefs = analysisIds.map((id) => ref(analyses, id))
    await moveAnalyses(store, call, async (database) => {
      const now = clock.now()
      const [stats, ...found] = await database.getAll(statsRef, ...analysisRefs)
      const read = requireAll(analysisIds, found, accountId, now)
      const moves = movesTo(folderId, read)
      const temporary = read.filter(({ analysis }) => !analysis.saved)
      const transactionRefs = temporary.map(({ id }) => ref(transactions, id))
      const [folders, keys] = await Promise.all([
        readFolders(database, moves),
        database.getAll(...transactionRefs),
      ])
      requireFolder(folders, folderId, accountId)
      writeCounts(database, folders, moves, now)
      writeChanged(database, read, { folderId, saved: true, expiresAt: null })
      // The idempotency key must live as long as its analysis, so both are now kept.
      for (const [index, key] of keys.entries()) {
        const keyRef = transactionRefs[index]
        if (key && keyRef) database.update(keyRef, { ...key, expiresAt: null })
      }
      const saved = temporary.length
      if (saved > 0) changeTotals(database, accountId, stats, { saved })
    })
    return { status: 200, body: { folderId, analysisIds } }
  },
})
