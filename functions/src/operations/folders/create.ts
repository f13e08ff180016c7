import { ref } from '../../collections/collection.ts'
import { folderNames } from '../../collections/folder-names.ts'
import { type Folder, folders } from '../../collections/folders.ts'
import { accountStats } from '../../collections/stats.ts'
import type { Handler } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { folderNameId, toFolder } from '../../domain/folder.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Ids } from '../../ports/ids.ts'
import type { Store } from '../../ports/store.ts'
import { changeTotals } from '../account/change-totals.ts'

type Deps = { store: Store; clock: Clock; ids: Ids }

/**
 * `POST /v1/folders`: 2 reads and 3 writes. Throws ALREADY_EXISTS where the account has a folder of
 * that name, and LIMIT_REACHED where it has a thousand.
 */
export function createFolder(deps: Deps): Handler<'folders.create'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { name } = call.input
    const id = deps.ids.random('fld')
    const nameRef = ref(folderNames, folderNameId(accountId, name))
    const statsRef = ref(accountStats, accountId)
    const created = await deps.store.transaction(async (database) => {
      const [taken, stats] = await database.getAll(nameRef, statsRef)
      if (taken) throw problem('ALREADY_EXISTS', 'There is a folder of that name.')
      if ((stats?.totals.folders ?? 0) >= limits.folder.perAccountMax)
        throw problem('LIMIT_REACHED', `At most ${limits.folder.perAccountMax} folders.`)
      const now = deps.clock.now()
      const folder: Folder = { accountId, name, analysisCount: 0, createdAt: now, updatedAt: now }
      database.create(ref(folders, id), folder)
      database.create(nameRef, { accountId, folderId: id })
      changeTotals(database, accountId, stats, { folders: 1 })
      return folder
    }, call.signal)
    return { status: 200, body: toFolder(id, created) }
  }
}
