import { ref } from '../../collections/collection.ts'
import { folderNames } from '../../collections/folder-names.ts'
import { type Folder, folders } from '../../collections/folders.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { folderNameId, nameTaken, toFolder } from '../../domain/folder.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store, StoreTransaction } from '../../ports/store.ts'

type Deps = { store: Store; clock: Clock }
type Renaming = { id: string; name: string; accountId: string; now: Date }

/**
 * `PATCH /v1/folders/{id}`: the old name is free with the same commit. To its own name: no write.
 */
export function renameFolder(deps: Deps): Handler<'folders.rename'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id, name } = call.input
    const renamed = await deps.store.transaction(
      (database) => rename(database, { id, name, accountId, now: deps.clock.now() }),
      call.signal,
    )
    return { status: 200, body: toFolder(id, renamed) }
  }
}

async function rename(
  database: StoreTransaction,
  { id, name, accountId, now }: Renaming,
): Promise<Folder> {
  const folderRef = ref(folders, id)
  const nameRef = ref(folderNames, folderNameId(accountId, name))
  const [folder, taken] = await database.getAll(folderRef, nameRef)
  if (folder?.accountId !== accountId) throw problem('NOT_FOUND')
  if (folder.name === name) return folder
  if (taken && taken.folderId !== id) throw nameTaken(taken.folderId)
  const oldNameRef = ref(folderNames, folderNameId(accountId, folder.name))
  const [oldName] = await database.getAll(oldNameRef)
  const renamed: Folder = { ...folder, name, updatedAt: now }
  database.update(folderRef, renamed)
  // Another spelling of the same name keeps its document.
  if (taken) return renamed
  database.create(nameRef, { accountId, folderId: id })
  if (oldName) database.remove(oldNameRef)
  return renamed
}
