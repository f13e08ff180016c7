import type { Collection } from '../collections/collection.ts'
import { type PagePosition, readPageToken, signPageToken } from '../domain/page-token.ts'
import { problem } from '../domain/problem.ts'
import type { Ports } from '../ports/ports.ts'
import type { Filter, Query, StoredDocument } from '../ports/store.ts'

type Entry = { id: string; createdAt: Date }

/** The items to list: documents of a collection (newest first by default), or given entries. */
export type Source<T> =
  | { collection: Collection<T>; where: readonly Filter[]; orderBy?: Query['orderBy'] }
  | { entries: readonly (T & Entry)[] }

export type Page<T> = { documents: StoredDocument<T>[]; next: { nextPageToken?: string } }

const newestFirst: Query['orderBy'] = { field: 'createdAt', direction: 'descending' }

/**
 * Costs one query of `pageSize` + 1 documents, or no read for given entries. A page token is valid
 * only for its `scope`: the list, the account and the filters. Throws PAGE_TOKEN_INVALID.
 */
export async function listPage<T>(
  { store, pageTokenSecret }: Ports,
  { pageSize, pageToken }: { pageSize: number; pageToken?: string | undefined },
  scope: string,
  source: Source<T>,
): Promise<Page<T>> {
  const after = pageAfter(pageToken, scope, pageTokenSecret)
  const orderBy = ('orderBy' in source && source.orderBy) || newestFirst
  const documents =
    'entries' in source
      ? olderEntries(source.entries, after)
      : await store.query(source.collection, {
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
