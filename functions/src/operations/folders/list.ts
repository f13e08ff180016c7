import { folders } from '../../collections/folders.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { toFolder } from '../../domain/folder.ts'
import type { Store } from '../../ports/store.ts'
import { pageAfter, pageOf } from '../paging.ts'

type Deps = { store: Store; pageTokenSecret: string }

/** `GET /v1/folders`, newest first: one query, whose cost is that of its page. */
export function listFolders(deps: Deps): Handler<'folders.list'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { pageSize, pageToken } = call.input
    const scope = `folders\n${accountId}`
    const after = pageAfter(pageToken, scope, deps.pageTokenSecret)
    const documents = await deps.store.query(folders, {
      where: [{ field: 'accountId', operator: '==', value: accountId }],
      orderBy: { field: 'createdAt', direction: 'descending' },
      limit: pageSize + 1,
      ...(after && { after: { value: new Date(after.at), id: after.id } }),
    })
    const page = pageOf(
      documents,
      pageSize,
      (document) => document.data.createdAt,
      scope,
      deps.pageTokenSecret,
    )
    const items = page.documents.map((document) => toFolder(document.id, document.data))
    return { status: 200, body: { items, ...page.next } }
  }
}
