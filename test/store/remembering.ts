import { setImmediate } from 'node:timers/promises'
import { folder, ownFolders } from '@plant/testing/samples'
import { withinTest } from '@plant/testing/within-test'
import { expect, it } from 'vitest'
import type { Collection } from '../../functions/src/collections/collection.ts'
import { ref } from '../../functions/src/collections/collection.ts'
import type { Folder } from '../../functions/src/collections/folders.ts'
import type { Store } from '../../functions/src/ports/store.ts'
import { create, type StoreHarness } from './harness.ts'

/** Increments the count and returns how often the transaction ran. */
async function increment(store: Store, collection: Collection<Folder>, id: string) {
  let runs = 0
  await store.transaction(async (transaction) => {
    runs += 1
    const [found] = await transaction.getAll(ref(collection, id))
    const analysisCount = (found?.analysisCount ?? 0) + 1
    transaction.put(ref(collection, id), found, folder({ ...found, analysisCount }))
  }, withinTest())
  return runs
}

const countOf = async (store: Store, collection: Collection<Folder>, id: string) =>
  (await store.getAll(ref(collection, id)))[0]?.analysisCount

/** Tests that remembered documents save reads, and that nobody notices when they are outdated. */
export function rememberingPromises({ store, losingAnswers }: StoreHarness): void {
  it('a transaction of a remembering store uses earlier reads, and runs again if they are outdated', async () => {
    const collection = ownFolders()
    const remembering = store.remembering()
    await create(store, collection, 'x', folder({ analysisCount: 1 }))
    await remembering.getAll(ref(collection, 'x'))
    await increment(store, collection, 'x')
    expect(await increment(remembering, collection, 'x')).toBe(2)
    expect(await countOf(store, collection, 'x')).toBe(3)
  })

  it('a remembering store knows the versions that its commits made, of changed, checked and removed documents', async () => {
    const collection = ownFolders()
    const remembering = store.remembering()
    const runs = [1, 2, 3].map(() => () => increment(remembering, collection, 'x'))
    for (const run of runs) expect(await run()).toBe(1)
    await remembering.transaction(async (transaction) => {
      const [x, y] = await transaction.getAll(ref(collection, 'x'), ref(collection, 'y'))
      if (x && !y) transaction.create(ref(collection, 'z'), folder())
    }, withinTest())
    expect(await increment(remembering, collection, 'x')).toBe(1)
    await remembering.transaction(async (transaction) => {
      await transaction.getAll(ref(collection, 'z'))
      transaction.remove(ref(collection, 'z'))
    }, withinTest())
    for (const id of ['y', 'z']) expect(await increment(remembering, collection, id)).toBe(1)
    expect(await countOf(store, collection, 'x')).toBe(4)
    expect(await countOf(store, collection, 'z')).toBe(1)
  })

  it('a transaction of a remembering store reports no mix of several moments', async () => {
    const collection = ownFolders()
    const remembering = store.remembering()
    for (const id of ['one', 'two']) await create(store, collection, id, folder())
    await remembering.getAll(ref(collection, 'one'))
    for (const id of ['one', 'two']) await increment(store, collection, id)
    await remembering.getAll(ref(collection, 'two'))
    const counts = await remembering.transaction(async (transaction) => {
      const found = await transaction.getAll(ref(collection, 'one'), ref(collection, 'two'))
      return found.map((each) => each?.analysisCount)
    }, withinTest())
    expect(counts).toEqual([1, 1])
  })

  it('an error of a transaction does not rest on an outdated document', async () => {
    const collection = ownFolders()
    const remembering = store.remembering()
    await create(store, collection, 'x', folder())
    await remembering.getAll(ref(collection, 'x'))
    await remembering.getAll(ref(collection, 'other'))
    await increment(store, collection, 'x')
    const first = remembering.transaction(async (transaction) => {
      const [found] = await transaction.getAll(ref(collection, 'x'))
      if (found?.analysisCount === 0) throw new Error('nothing is counted')
      return found?.analysisCount
    }, withinTest())
    expect(await first).toBe(1)
  })

  it.each(['silence', 'conflict'] as const)(
    'a remembering store continues after a commit that was applied but answered with %s',
    async (failure) => {
      const collection = ownFolders()
      const remembering = losingAnswers(2, failure).remembering()
      for (let n = 0; n < 4; n += 1) await increment(remembering, collection, 'x')
      expect(await countOf(store, collection, 'x')).toBe(4)
    },
  )

  it('two remembering stores that know the same document count every increment', async () => {
    const collection = ownFolders()
    const stores = [store.remembering(), store.remembering()]
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => increment(stores[n % 2] ?? store, collection, 'x')),
    )
    expect(await countOf(store, collection, 'x')).toBe(10)
  })

  it('a store and the remembering stores made of it take turns', async () => {
    let works = 0
    const work = async () => {
      works += 1
      await setImmediate()
      expect(works).toBe(1)
      works -= 1
    }
    const stores = [store, store.remembering(), store.remembering().remembering()]
    await Promise.all(stores.map(({ inTurn }) => inTurn({ subject: 'x' }, work)))
  })

  it('an overwrite creates, replaces or deletes a document that nobody has read', async () => {
    const collection = ownFolders()
    const x = ref(collection, 'x')
    const overwrite = (data: Folder | null) =>
      store.transaction(async (transaction) => transaction.overwrite(x, data), withinTest())
    await overwrite(folder({ name: 'first' }))
    await overwrite(folder({ name: 'second' }))
    expect(await store.getAll(x)).toEqual([folder({ name: 'second' })])
    for (let n = 0; n < 2; n += 1) await overwrite(null)
    expect(await store.getAll(x)).toEqual([undefined])
  })

  it('an overwrite is not applied if a document that its transaction has read was changed', async () => {
    const collection = ownFolders()
    const [guard, x] = [ref(collection, 'guard'), ref(collection, 'x')]
    await create(store, collection, 'guard', folder({ name: 'open' }))
    let runs = 0
    await store.transaction(async (transaction) => {
      const [found] = await transaction.getAll(guard)
      runs += 1
      if (runs === 1) await increment(store, collection, 'guard')
      if (found?.analysisCount === 0) transaction.overwrite(x, folder())
    }, withinTest())
    expect([runs, ...(await store.getAll(x))]).toEqual([2, undefined])
  })
}
