import { analyses } from '../../collections/analyses.ts'
import type { Handler, Input } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import type { Locales } from '../../domain/locales/load.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PhotoLinks } from '../../ports/photo-links.ts'
import type { Filter, Store } from '../../ports/store.ts'
import { pageAfter, pageOf } from '../paging.ts'
import { presentAnalysis } from '../photos/links.ts'

type Deps = {
  store: Store
  clock: Clock
  locales: Locales
  photoLinks: PhotoLinks
  pageTokenSecret: string
}

/**
 * `GET /v1/history`: one query, whose cost is that of its page. Temporary analyses past their time
 * are dropped from the page that was read, so it may hold fewer than `pageSize`.
 */
export function listHistory(deps: Deps): Handler<'history.list'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { pageSize, pageToken, ...filters } = call.input
    const scope = `history\n${accountId}\n${JSON.stringify(filters)}`
    const after = pageAfter(pageToken, scope, deps.pageTokenSecret)
    const documents = await deps.store.query(analyses, {
      where: [{ field: 'accountId', operator: '==', value: accountId }, ...filtersOf(filters)],
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
    const now = deps.clock.now()
    const items = page.documents
      .filter((document) => !isExpired(document.data, now))
      .map((document) => presentAnalysis(deps, document.id, document.data))
    return { status: 200, body: { items, ...page.next } }
  }
}

type Filters = Omit<Input<'history.list'>, 'pageSize' | 'pageToken'>

function filtersOf(filters: Filters): Filter[] {
  const { createdAfter, createdBefore, madeBy: uid, ...others } = filters
  const where: Filter[] = []
  for (const [field, value] of Object.entries({ uid, ...others }))
    if (value !== undefined) where.push({ field, operator: '==', value })
  if (createdAfter) where.push({ field: 'createdAt', operator: '>', value: new Date(createdAfter) })
  if (createdBefore)
    where.push({ field: 'createdAt', operator: '<', value: new Date(createdBefore) })
  return where
}
