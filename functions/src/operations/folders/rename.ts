import { ref } from '../../collections/collection.ts'
import { folderNames, folders } from '../../collections/folders.ts'
import { ids } from '../../contract/examples/values.ts'
import { idParams } from '../../contract/schemas/common.ts'
import { folder, folderNameBody } from '../../contract/schemas/folder.ts'
import { folderNameId, nameTaken, toFolder } from '../../domain/folder.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { folderExample } from './examples.ts'

export const renameFolder = endpoint({
  id: 'folders.rename',
  route: { method: 'PATCH', path: '/v1/folders/{id}', credential: 'identity', scopes: ['manage'] },
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

  /** Stores the new name and frees the old name in one commit. An unchanged name writes nothing. */
  async handler(call, { store, clock }) {
    const { accountId } = call.caller
    const { id, name } = call.input
    const folderRef = ref(folders, id)
    const nameRef = ref(folderNames, folderNameId(accountId, name))
    const renamed = await store.transaction(async (database) => {
      const [current, taken] = await database.getAll(folderRef, nameRef)
      if (current?.accountId !== accountId) throw problem('NOT_FOUND')
      if (current.name === name) return current
      if (taken && taken.folderId !== id) throw nameTaken(taken.folderId)
      const oldNameRef = ref(folderNames, folderNameId(accountId, current.name))
      const [oldName] = await database.getAll(oldNameRef)
      const next = { ...current, name, updatedAt: clock.now() }
      database.update(folderRef, next)
      // Another spelling of the same name keeps its document.
      if (taken) return next
      database.create(nameRef, { accountId, folderId: id })
      if (oldName) database.remove(oldNameRef)
      return next
    }, call.signal)
    return { status: 200, body: toFolder(id, renamed) }
  },
})
