import type { Collection, Ref } from '../collections/collection.ts'
import type { Query } from '../collections/query.ts'

export type { Filter, Query } from '../collections/query.ts'

/** Told of a document, by its path, whose fields its collection's schema refuses. */
export type Unreadable = (path: string, error: unknown) => void

export type StoredDocument<T> = { id: string; data: T }

/** Documents in the order of the refs, undefined where there is none. */
export type Documents<L extends readonly Ref<unknown>[]> = {
  -readonly [K in keyof L]: L[K] extends Ref<infer T> ? T | undefined : never
}

/**
 * Reads come first, in as few calls as can be; writes are buffered and committed as one, one write
 * for a document. Several `getAll` calls may see different moments: the commit (or, without writes,
 * the end) finds that out.
 */
export type StoreTransaction = {
  getAll<const L extends readonly Ref<unknown>[]>(...refs: L): Promise<Documents<L>>
  /**
   * Fails the commit, and so reads again, where the document exists by then. One that was read and
   * found, or that was not read and turns out to exist, is an error: read what may exist.
   */
  create<T>(ref: Ref<T>, data: NoInfer<T>): void
  /** Replaces what the schema knows of a document that this transaction has read and found. */
  update<T>(ref: Ref<T>, data: NoInfer<T>): void
  /**
   * Creates where `existing`, which this transaction has read, is undefined, and updates otherwise.
   */
  put<T>(ref: Ref<T>, existing: NoInfer<T> | undefined, data: NoInfer<T>): void
  /** Deletes a document that this transaction has read and found. */
  remove(ref: Ref<unknown>): void
}

/**
 * Persistence. Every document is parsed by its collection's schema when read and when written; one
 * that does not parse is an error with its path. Fields that the schema does not know are left out
 * of what is read, and stay where the document is replaced: another version of the service wrote
 * them. Throws `Unavailable` where the database does not answer.
 */
export type Store = {
  getAll<const L extends readonly Ref<unknown>[]>(...refs: L): Promise<Documents<L>>
  /**
   * At most `limit` documents, of a shape that the collection lists. A document that does not parse
   * fails the query, but with `unreadable` is given to it and left out.
   */
  query<T>(
    collection: Collection<T>,
    query: Query,
    unreadable?: Unreadable,
  ): Promise<StoredDocument<T>[]>
  /**
   * Runs `work` until its commit meets no conflict or `signal` fires, then throws `Unavailable`.
   * `work` may run many times: it has no effects but through the transaction. What was read and is
   * not written is checked too. A commit whose answer was lost is found again and not repeated.
   */
  transaction<R>(
    work: (transaction: StoreTransaction) => Promise<R>,
    signal: AbortSignal,
  ): Promise<R>
}
