import { moderationItems } from '../../collections/moderation.ts'
import type { Handler } from '../../contract/handlers.ts'
import type { Store } from '../../ports/store.ts'
import { pageAfter, pageOf } from '../paging.ts'
import { type ItemDeps, toModerationItem } from './moderation-item.ts'

type Deps = ItemDeps & { store: Store; pageTokenSecret: string }

const scope = 'moderation'

/**
 * `GET /v1/admin/moderation`: what waits for a decision, oldest first, each with a link to
 * its photo, also where it is withheld.
 */
export function listModeration(deps: Deps): Handler<'admin.listModeration'> {
  return async (call) => {
    const { pageSize, pageToken } = call.input
    const after = pageAfter(pageToken, scope, deps.pageTokenSecret)
    const documents = await deps.store.query(moderationItems, {
      where: [{ field: 'status', operator: '==', value: 'PENDING' }],
      orderBy: { field: 'createdAt', direction: 'ascending' },
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
    const items = await Promise.all(
      page.documents.map((document) => toModerationItem(deps, document, call)),
    )
    return { status: 200, body: { items, ...page.next } }
  }
}
