import { ref } from '../../collections/collection.ts'
import { type Folder, folderNames, folders } from '../../collections/folders.ts'
import { ids } from '../../contract/examples/values.ts'
import { idParams } from '../../contract/schemas/common.ts'
import { folder, folderNameBody } from '../../contract/schemas/folder.ts'
import { folderNameId, nameTaken, toFolder } from '../../domain/folder.ts'
import { problem } from '../../domain/problem.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { folderExample } from './examples.ts'

type Renaming = { id: string; name: string; accountId: string; now: Date }

export const renameFolder = endpoint({
  id: 'folders.rename',
  route: { method: 'PATCH', path: '/v1/folders/{id}', credential: 'identity' },
  summary: 'Rename a history folder',
  description: [
    'The folder keeps its id and its analyses.',
    'A name that another folder of the account uses returns 409 `ALREADY_EXISTS`.',
  ],
  params: idParams,
  body: folderNameBody,
  output: { 200: folder },
  problems: ['NOT_FOUND', 'ALREADY_EXISTS'],
  examples: {
    params: { id: ids.folder },
    body: { name: 'South balcony' },
    output: { 200: { ...folderExample, name: 'South balcony' } },
  },

  /** Frees the old name in the same commit. Renaming to the current name writes nothing. */
  async handler(call, { store, clock }) {
    const { accountId } = call.caller
    const { id, name } = call.input
    const renamed = await store.transaction(
      (database) => rename(database, { id, name, accountId, now: clock.now() }),
      call.signal,
    )
    return { status: 200, body: toFolder(id, renamed) }
  },
})

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
