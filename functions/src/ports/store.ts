import type { Collection, Ref } from '../collections/collection.ts'
import type { Query } from '../collections/query.ts'

export type { Filter, Query } from '../collections/query.ts'

/** Receives the path of a document that does not match its collection's schema. */
export type Unreadable = (path: string, error: unknown) => void

export type StoredDocument<T> = { id: string; data: T }

/** The documents in the order of the refs, or undefined where a document does not exist. */
export type Documents<L extends readonly Ref<unknown>[]> = {
  -readonly [K in keyof L]: L[K] extends Ref<infer T> ? T | undefined : never
}

/**
 * Make all reads first. Calls that do not wait for each other share one round trip. Writes are
 * buffered and committed together, one write per document. The commit, or the end of a transaction
 * without writes, detects that several `getAll` calls saw different states of the database.
 */
export type StoreTransaction = {
  getAll<const L extends readonly Ref<unknown>[]>(...refs: L): Promise<Documents<L>>
  /**
   * Creates a document. Read the document first if it may exist. If another transaction then
   * creates the document, this transaction repeats its work. It is an error to create a document
   * that was found, or an existing document that was never read, unless another document that was
   * read has changed.
   */
  create<T>(ref: Ref<T>, data: NoInfer<T>): void
  /** Replaces the known fields of a document that this transaction has read and found. */
  update<T>(ref: Ref<T>, data: NoInfer<T>): void
  /** Creates the document if `existing` (as read before) is undefined. Otherwise updates it. */
  put<T>(ref: Ref<T>, existing: NoInfer<T> | undefined, data: NoInfer<T>): void
  /** Deletes a document that this transaction has read and found. */
  remove(ref: Ref<unknown>): void
  /**
   * Replaces a document, or deletes it for null, whatever is stored and without a read. Only for
   * documents that nobody else writes, or whose writers another document of the commit stops.
   */
  overwrite<T>(ref: Ref<T>, data: NoInfer<T> | null): void
}

/**
 * The database. Every read and write checks the document against its collection's schema. A
 * mismatch throws an error with the document's path. Fields that another release has written are
 * left out of reads and kept on updates. Throws `Unavailable` if the database does not answer.
 */
export type Store = {
  getAll<const L extends readonly Ref<unknown>[]>(...refs: L): Promise<Documents<L>>
  /**
   * Returns at most `limit` documents. The collection must list the query. An invalid document
   * makes the query fail. If `unreadable` is set, the query passes the path of an invalid document
   * to `unreadable` and continues.
   */
  query<T>(
    collection: Collection<T>,
    query: Query,
    unreadable?: Unreadable,
  ): Promise<StoredDocument<T>[]>
  /**
   * Repeats `work` until its commit meets no conflict. Throws `Unavailable` once `signal` fires.
   * `work` may run many times, so it must have no other effects. The commit also checks documents
   * that were only read. If the answer to a commit is lost, the store does not repeat the commit
   * but checks whether the commit succeeded, and throws `Unavailable` instead of an error of
   * `work`. With `takesLocks`, many short transactions of others cannot keep it from committing:
   * after a conflict, it makes them wait.
   */
  transaction<R>(
    work: (transaction: StoreTransaction) => Promise<R>,
    signal: AbortSignal,
    options?: { takesLocks?: boolean },
  ): Promise<R>
  /**
   * The same database for one piece of work. Its transactions do not read again what `getAll` or an
   * earlier transaction of it has read or written. What has changed since makes them repeat, and
   * a transaction without writes first compares documents of several moments with the database.
   */
  remembering(): Store
  /**
   * Runs the works of this process on one subject one after the other, for example transactions
   * that would conflict. The owners of a subject's works take turns. This store and all stores that
   * `remembering` makes of it share the turns.
   */
  inTurn<T>(turn: { subject: string; owner?: string }, work: () => Promise<T>): Promise<T>
}
