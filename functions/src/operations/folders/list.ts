import { folders } from '../../collections/folders.ts'
import { page } from '../../contract/examples/values.ts'
import { folder } from '../../contract/schemas/folder.ts'
import { pageOf, pageQuery } from '../../contract/schemas/query.ts'
import { toFolder } from '../../domain/folder.ts'
import { endpoint } from '../endpoint.ts'
import { listPage } from '../list-page.ts'
import { folderExample } from './examples.ts'

export const listFolders = endpoint({
  id: 'folders.list',
  route: { method: 'GET', path: '/v1/folders', credential: 'identity|key', scopes: ['read'] },
  summary: 'List the history folders',
  description: [
    'Folders are listed newest first, each with the number of its analyses.',
    'A page may be shorter than `pageSize`; the list ends when `nextPageToken` is absent.',
  ],
  query: pageQuery,
  output: { 200: pageOf(folder) },
  problems: [],
  examples: {
    query: page.query,
    output: { 200: { items: [folderExample], nextPageToken: page.nextPageToken } },
  },

  async handler({ caller: { accountId }, input }, ports) {
    const page = await listPage(ports, input, `folders\n${accountId}`, {
      collection: folders,
      where: [{ field: 'accountId', operator: '==', value: accountId }],
    })
    const items = page.documents.map((document) => toFolder(document.id, document.data))
    return { status: 200, body: { items, ...page.next } }
  },
})
