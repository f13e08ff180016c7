import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'
import { readFolders, writeCounts } from './counts.ts'
import { movesTo, requireAll, writeChanged } from './move-analyses.ts'

type Deps = { store: Store; clock: Clock }

/**
 * `POST /v1/folders/unassign`: all of them or none; they stay saved. One that is in no folder is no
 * error.
 */
export function unassignFromFolder(deps: Deps): Handler<'folders.unassign'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { analysisIds } = call.input
    await deps.store.transaction(async (database) => {
      const now = deps.clock.now()
      const found = await database.getAll(...analysisIds.map((id) => ref(analyses, id)))
      const read = requireAll(analysisIds, found, accountId, now)
      const moves = movesTo(null, read)
      writeCounts(database, await readFolders(database, moves), moves, now)
      writeChanged(database, read, { folderId: null })
    }, call.signal)
    return { status: 200, body: { folderId: null, analysisIds } }
  }
}
