import { withinTest } from '@plant/testing/within-test'
import type { Collection } from '../../functions/src/collections/collection.ts'
import { ref } from '../../functions/src/collections/collection.ts'
import type { Store } from '../../functions/src/ports/store.ts'

/** A store under test, and how to make its commits fail in ways that no caller can bring about. */
export type StoreHarness = {
  store: Store
  /**
   * A store over the same documents, each `every`-th of whose commits is made and then answered
   * with a failure.
   */
  losingAnswers(every: number, failure: 'silence' | 'conflict'): Store
}

export function create<T>(store: Store, collection: Collection<T>, id: string, data: T) {
  return store.transaction(async (transaction) => {
    transaction.create(ref<unknown>(collection, id), data)
  }, withinTest())
}
