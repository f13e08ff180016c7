import { folder } from '@plant/testing/samples'
import { withinTest } from '@plant/testing/within-test'
import type { Collection } from '../../functions/src/collections/collection.ts'
import { ref } from '../../functions/src/collections/collection.ts'
import type { Folder } from '../../functions/src/collections/folders.ts'
import type { Store } from '../../functions/src/ports/store.ts'

/** A store under test, and a second store with commits that fail on purpose. */
export type StoreHarness = {
  store: Store
  /** A store over the same documents that applies all commits but reports some as failed. */
  losingAnswers(every: number, failure: 'silence' | 'conflict'): Store
  /** A store that applies no commit and never says so. Calls `onCommit` for each commit. */
  deaf(onCommit: () => void): Store
  /** A store whose first commit gets no answer, and is applied just before others must wait. */
  late(): Store
}

export function create<T>(store: Store, collection: Collection<T>, id: string, data: T) {
  return store.transaction(async (transaction) => {
    transaction.create(ref<unknown>(collection, id), data)
  }, withinTest())
}

/** Adds 1 to the count of a folder, which it creates if there is none. */
export function increment(
  store: Store,
  collection: Collection<Folder>,
  id: string,
): Promise<number> {
  return store.transaction(async (transaction) => {
    const [found] = await transaction.getAll(ref(collection, id))
    const analysisCount = (found?.analysisCount ?? 0) + 1
    transaction.put(ref(collection, id), found, folder({ ...found, analysisCount }))
    return analysisCount
  }, withinTest())
}
