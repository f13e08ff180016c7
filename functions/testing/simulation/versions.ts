import type { z } from 'zod'
import { users } from '../../src/collections/accounts.ts'
import type { Collection, Ref } from '../../src/collections/collection.ts'
import type { Documents, Store, StoreTransaction } from '../../src/ports/store.ts'

/** A field of `users` that the older version of a run does not know yet. */
export const newField = 'firstSessionAt'

const olderUsers = {
  ...users,
  schema: (users.schema as unknown as z.ZodObject).omit({ [newField]: true }),
}

const older = <T>(collection: Collection<T>): Collection<T> =>
  collection.name === users.name ? (olderUsers as unknown as Collection<T>) : collection
const olderRef = <R extends Ref<unknown>>({ collection, id }: R): R =>
  ({ collection: older(collection), id }) as R

/** The store of the older version: today's, less a stored field. */
export function olderStore(store: Store): Store {
  return {
    ...store,
    getAll: <const L extends readonly Ref<unknown>[]>(...refs: L) =>
      store.getAll(...refs.map(olderRef)) as Promise<Documents<L>>,
    query: (collection, ...rest) => store.query(older(collection), ...rest),
    transaction: (work, ...rest) =>
      store.transaction((transaction) => work(olderTransaction(transaction)), ...rest),
    remembering: () => olderStore(store.remembering()),
  }
}

function olderTransaction(transaction: StoreTransaction): StoreTransaction {
  return {
    getAll: <const L extends readonly Ref<unknown>[]>(...refs: L) =>
      transaction.getAll(...refs.map(olderRef)) as Promise<Documents<L>>,
    create: (ref, data) => transaction.create(olderRef(ref), data),
    update: (ref, data) => transaction.update(olderRef(ref), data),
    put: (ref, ...rest) => transaction.put(olderRef(ref), ...rest),
    remove: (ref) => transaction.remove(ref),
    overwrite: (ref, data) => transaction.overwrite(olderRef(ref), data),
  }
}
