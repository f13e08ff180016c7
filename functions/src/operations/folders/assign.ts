import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { accountStats } from '../../collections/stats.ts'
import { transactions } from '../../collections/transactions.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store, StoreTransaction } from '../../ports/store.ts'
import { changeTotals } from '../account/change-totals.ts'
import { readFolders, requireFolder, writeCounts } from './counts.ts'
import { movesTo, requireAll, writeChanged } from './move-analyses.ts'

type Deps = { store: Store; clock: Clock }
type Assignment = { folderId: string; analysisIds: string[]; accountId: string; now: Date }

/**
 * `POST /v1/folders/{id}/assign`: up to 100 analyses in one commit, so all of them or none. A
 * temporary one is saved with it, or it would vanish out of its folder. Again: the same, without a
 * write.
 */
export function assignToFolder(deps: Deps): Handler<'folders.assign'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id: folderId, analysisIds } = call.input
    await deps.store.transaction(
      (database) => assign(database, { folderId, analysisIds, accountId, now: deps.clock.now() }),
      call.signal,
    )
    return { status: 200, body: { folderId, analysisIds } }
  }
}

async function assign(
  database: StoreTransaction,
  { folderId, analysisIds, accountId, now }: Assignment,
): Promise<void> {
  const [stats, ...found] = await database.getAll(
    ref(accountStats, accountId),
    ...analysisIds.map((id) => ref(analyses, id)),
  )
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
  // The key must not outlive its analysis, nor the analysis its key: both are kept from now on.
  for (const [index, key] of keys.entries()) {
    const keyRef = transactionRefs[index]
    if (key && keyRef) database.update(keyRef, { ...key, expiresAt: null })
  }
  if (temporary.length > 0) changeTotals(database, accountId, stats, { saved: temporary.length })
}
