import type { Collection, Ref } from '../collections/collection.ts'
import type { Query } from '../collections/query.ts'

export type { Filter, Query } from '../collections/query.ts'

/** Receives the path of a document that does not match its collection's schema. */
export type Unreadable = (path: string, error: unknown) => void

export type StoredDocument<T> = { id: string; data: T }

/** Documents in the order of the refs; undefined for those that do not exist. */
export type Documents<L extends readonly Ref<unknown>[]> = {
  -readonly [K in keyof L]: L[K] extends Ref<infer T> ? T | undefined : never
}

/**
 * Reads come first, in as few calls as possible. Writes are buffered and committed together, one
 * write per document. Several `getAll` calls may see different states. The commit detects this;
 * without writes, the end of the transaction does.
 */
export type StoreTransaction = {
  getAll<const L extends readonly Ref<unknown>[]>(...refs: L): Promise<Documents<L>>
  /**
   * If the document exists at the commit, the commit fails and the work repeats. It is an error to
   * create a document that this transaction has found, or that exists and was never read. Read a
   * document first if it may exist.
   */
  create<T>(ref: Ref<T>, data: NoInfer<T>): void
  /** Replaces the known fields of a document that this transaction has read and found. */
  update<T>(ref: Ref<T>, data: NoInfer<T>): void
  /** Creates the document if `existing`, as read before, is undefined; else updates it. */
  put<T>(ref: Ref<T>, existing: NoInfer<T> | undefined, data: NoInfer<T>): void
  /** Deletes a document that this transaction has read and found. */
  remove(ref: Ref<unknown>): void
}

/**
 * The database. Every document is checked by its collection's schema when it is read or written; a
 * mismatch is an error that names the path. Unknown fields, written by another version of the
 * service, are left out of reads and kept on updates. Throws `Unavailable` if the database does not
 * answer.
 */
export type Store = {
  getAll<const L extends readonly Ref<unknown>[]>(...refs: L): Promise<Documents<L>>
  /**
   * Returns at most `limit` documents, for a query that the collection lists. An invalid document
   * makes the query fail, unless `unreadable` is set: then it receives the document's path and the
   * query continues.
   */
  query<T>(
    collection: Collection<T>,
    query: Query,
    unreadable?: Unreadable,
  ): Promise<StoredDocument<T>[]>
  /**
   * Repeats `work` until its commit meets no conflict. Throws `Unavailable` once `signal` fires.
   * `work` may run many times, so it must have no other effects. The commit also checks documents
   * that were only read. If the answer to a commit is lost, the store looks for the commit instead
   * of repeating it.
   */
  transaction<R>(
    work: (transaction: StoreTransaction) => Promise<R>,
    signal: AbortSignal,
  ): Promise<R>
}
