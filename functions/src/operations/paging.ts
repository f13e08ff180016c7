import { type PagePosition, readPageToken, signPageToken } from '../domain/page-token.ts'
import { problem } from '../domain/problem.ts'
import type { StoredDocument } from '../ports/store.ts'

/** Where the page before ended; undefined for the first page. Throws PAGE_TOKEN_INVALID. */
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

/**
 * Cuts the page out of the documents read, one more than asked for, and makes the token of the next
 * one.
 */
export function pageOf<T>(
  documents: StoredDocument<T>[],
  pageSize: number,
  orderedBy: (document: StoredDocument<T>) => Date,
  scope: string,
  secret: string,
): { documents: StoredDocument<T>[]; next: { nextPageToken?: string } } {
  const page = documents.slice(0, pageSize)
  const last = page.at(-1)
  if (documents.length <= pageSize || !last) return { documents: page, next: {} }
  const position = { at: orderedBy(last).getTime(), id: last.id }
  return { documents: page, next: { nextPageToken: signPageToken(position, scope, secret) } }
}
