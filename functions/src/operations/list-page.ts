import type { Collection } from '../collections/collection.ts'
import { type PagePosition, readPageToken, signPageToken } from '../domain/page-token.ts'
import { problem } from '../domain/problem.ts'
import type { Ports } from '../ports/ports.ts'
import type { Filter, Query, StoredDocument } from '../ports/store.ts'

type Entry = { id: string; createdAt: Date }

/**
 * The items to list: documents of a collection (newest first by default), given entries, or all
 * items in their order.
 */
export type Source<T> =
  | { collection: Collection<T>; where: readonly Filter[]; orderBy?: Query['orderBy'] }
  | { entries: readonly (T & Entry)[] }
  | { ordered: readonly (T & { id: string })[] }

export type Page<T> = { documents: StoredDocument<T>[]; next: { nextPageToken?: string } }

const newestFirst: Query['orderBy'] = { field: 'createdAt', direction: 'descending' }

/**
 * Costs one query of `pageSize` + 1 documents, or no read for given items. A page token is valid
 * only for its `scope`: the list, the account and the filters. Throws PAGE_TOKEN_INVALID.
 */
export async function listPage<T>(
  ports: Ports,
  { pageSize, pageToken }: { pageSize: number; pageToken?: string | undefined },
  scope: string,
  source: Source<T>,
): Promise<Page<T>> {
  const { pageTokenSecret } = ports
  const after = pageAfter(pageToken, scope, pageTokenSecret)
  if ('ordered' in source)
    return orderedPage(source.ordered, pageSize, after, scope, pageTokenSecret)
  const orderBy = ('orderBy' in source && source.orderBy) || newestFirst
  const documents =
    'entries' in source
      ? olderEntries(source.entries, after)
      : await ports.store.query(source.collection, {
          where: source.where,
          orderBy,
          limit: pageSize + 1,
          ...(after && { after: { value: valueAt(after, orderBy), id: after.id } }),
        })
  const page = documents.slice(0, pageSize)
  const last = page.at(-1)
  if (documents.length <= pageSize || !last) return { documents: page, next: {} }
  const at = momentOf(last.data, orderBy.field)
  return {
    documents: page,
    next: { nextPageToken: signPageToken({ at, id: last.id }, scope, pageTokenSecret) },
  }
}

/** A page of items in their order. The position in a token is the index of its last item. */
function orderedPage<T>(
  items: readonly (T & { id: string })[],
  pageSize: number,
  after: PagePosition | undefined,
  scope: string,
  secret: string,
): Page<T> {
  const start = after === undefined ? 0 : after.at + 1
  const documents = items.slice(start, start + pageSize).map((data) => ({ id: data.id, data }))
  const last = documents.at(-1)
  const at = start + documents.length - 1
  return {
    documents,
    next:
      last && at + 1 < items.length
        ? { nextPageToken: signPageToken({ at, id: last.id }, scope, secret) }
        : {},
  }
}

/** The end of the previous page; undefined for the first page. Throws PAGE_TOKEN_INVALID. */
export function pageAfter(
  token: string | undefined,
  scope: string,
  secret: string,
): PagePosition | undefined {
  if (token === undefined) return undefined
  const position = readPageToken(token, scope, secret)
  if (!position) throw problem('PAGE_TOKEN_INVALID')
  return position
}

/** Returns text for the field `at`, because the audit trail stores and hashes its times as text. */
function valueAt({ at }: PagePosition, { field }: Query['orderBy']): Date | string {
  return field === 'at' ? new Date(at).toISOString() : new Date(at)
}

function momentOf(data: unknown, field: string): number {
  return new Date((data as Record<string, Date | string>)[field] ?? Number.NaN).getTime()
}

function olderEntries<T>(entries: readonly (T & Entry)[], after: PagePosition | undefined) {
  return entries
    .filter(
      (entry) =>
        !after || compareEntries(entry, { id: after.id, createdAt: new Date(after.at) }) > 0,
    )
    .toSorted(compareEntries)
    .map((entry) => ({ id: entry.id, data: entry }))
}

/** Orders entries newest first. Equal times are ordered by id, so that a page token is exact. */
function compareEntries(one: Entry, other: Entry): number {
  const byTime = other.createdAt.getTime() - one.createdAt.getTime()
  if (byTime !== 0) return byTime
  if (one.id === other.id) return 0
  return one.id < other.id ? 1 : -1
}
