import { withinTest } from '@plant/testing/within-test'
import type { Collection } from '../../functions/src/collections/collection.ts'
import { ref } from '../../functions/src/collections/collection.ts'
import type { Store } from '../../functions/src/ports/store.ts'

/** A store under test, and a second store with commits that fail on purpose. */
export type StoreHarness = {
  store: Store
  /** A store over the same documents that applies all commits but reports some as failed. */
  losingAnswers(every: number, failure: 'silence' | 'conflict'): Store
  /** A store that applies no commit and never says so. Calls `onCommit` for each commit. */
  deaf(onCommit: () => void): Store
}

export function create<T>(store: Store, collection: Collection<T>, id: string, data: T) {
  return store.transaction(async (transaction) => {
    transaction.create(ref<unknown>(collection, id), data)
  }, withinTest())
}
