import { ref } from '../../collections/collection.ts'
import { folders } from '../../collections/folders.ts'
import { ids } from '../../contract/examples/values.ts'
import { idParams } from '../../contract/schemas/common.ts'
import { folder } from '../../contract/schemas/folder.ts'
import { toFolder } from '../../domain/folder.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { folderExample } from './examples.ts'

export const readFolder = endpoint({
  id: 'folders.read',
  route: { method: 'GET', path: '/v1/folders/{id}', credential: 'identity|key', scopes: ['read'] },
  summary: 'Read a history folder',
  description: [
    'It returns the folder as the list shows it, with the number of its analyses.',
    'To list its analyses, call `GET /v1/history` with its `folderId`.',
  ],
  params: idParams,
  output: { 200: folder },
  problems: ['NOT_FOUND'],
  examples: { params: { id: ids.folder }, output: { 200: folderExample } },

  /** Costs 1 read. Throws NOT_FOUND for an unknown folder and for a folder of another account. */
  async handler(call, { store }) {
    const { accountId } = call.caller
    const { id } = call.input
    const [folder] = await store.getAll(ref(folders, id))
    if (folder?.accountId !== accountId) throw problem('NOT_FOUND')
    return { status: 200, body: toFolder(id, folder) }
  },
})
