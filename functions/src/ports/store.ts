import type { Collection, Ref } from '../collections/collection.ts'

export type Filter = {
  field: string
  operator: '==' | '<' | '<=' | '>' | '>=' | 'in'
  value: unknown
}

/** Rows are ordered by `orderBy`, then by document id in the same direction, so that a cursor is exact. */
export type Query = {
  where: readonly Filter[]
  orderBy: { field: string; direction: 'ascending' | 'descending' }
  limit: number
  /** The last row seen: its value of the order field, and its id. */
  after?: { value: unknown; id: string }
}

export type Row<T> = { id: string; data: T }

/** Documents in the order of the refs, undefined where there is none. */
export type Documents<L extends readonly Ref<unknown>[]> = {
  -readonly [K in keyof L]: L[K] extends Ref<infer T> ? T | undefined : never
}

/** Reads come first, in as few calls as can be; writes are buffered and committed as one. */
export type StoreTransaction = {
  getAll<const L extends readonly Ref<unknown>[]>(...refs: L): Promise<Documents<L>>
  /** Fails the commit, and so reads again, where the document exists by then. */
  create<T>(ref: Ref<T>, data: T): void
  /** Replaces a document that this transaction has read and found. */
  update<T>(ref: Ref<T>, data: T): void
  /** Deletes a document that this transaction has read and found. */
  remove(ref: Ref<unknown>): void
}

/**
 * Persistence. Every document read is parsed by its collection's schema; one that does not parse is an error with its
 * path. Throws `Unavailable` where the database does not answer.
 */
export type Store = {
  getAll<const L extends readonly Ref<unknown>[]>(...refs: L): Promise<Documents<L>>
  /** Bounded by `limit`, at most 500. */
  query<T>(collection: Collection<T>, query: Query): Promise<Row<T>[]>
  /**
   * Runs `work` until its commit meets no conflict or `signal` fires, then throws `Unavailable`. `work` may run many
   * times: it has no effects but through the transaction. What was read and is not written is checked too.
   */
  transaction<R>(
    work: (transaction: StoreTransaction) => Promise<R>,
    signal: AbortSignal,
  ): Promise<R>
}
