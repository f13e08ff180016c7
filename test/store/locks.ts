import { setTimeout as sleep } from 'node:timers/promises'
import { folder, ownFolders } from '@plant/testing/samples'
import { withinTest } from '@plant/testing/within-test'
import { expect, it } from 'vitest'
import { ref } from '../../functions/src/collections/collection.ts'
import { create, increment, type StoreHarness } from './harness.ts'

export function lockPromises({ store, late }: StoreHarness): void {
  it('a transaction that takes locks commits beside others that change its document all the time', async () => {
    const collection = ownFolders()
    await create(store, collection, 'x', folder({ analysisCount: 0 }))
    let isOver = false
    const others = Array.from({ length: 4 }, async () => {
      let made = 0
      for (; !isOver; made++) await increment(store, collection, 'x')
      return made
    })
    const renamed = store.transaction(
      async (transaction) => {
        const [found] = await transaction.getAll(ref(collection, 'x'))
        // In this time, the others would always change the document.
        await sleep(300)
        transaction.update(ref(collection, 'x'), folder({ ...found, name: 'renamed' }))
      },
      withinTest(),
      { takesLocks: true },
    )
    await renamed.finally(() => (isOver = true))
    const made = (await Promise.all(others)).reduce((sum, count) => sum + count)
    const [found] = await store.getAll(ref(collection, 'x'))
    expect(found).toMatchObject({ name: 'renamed', analysisCount: made })
  })

  it('a transaction that takes locks finds its own commit that was applied just before', async () => {
    const collection = ownFolders()
    await create(store, collection, 'x', folder({ analysisCount: 0 }))
    const counted = late().transaction(
      async (transaction) => {
        const [found] = await transaction.getAll(ref(collection, 'x'))
        if (found?.analysisCount !== 0) throw new Error('counted twice')
        transaction.update(ref(collection, 'x'), { ...found, analysisCount: 1 })
        return found.analysisCount
      },
      withinTest(),
      { takesLocks: true },
    )
    expect(await counted).toBe(0)
    expect(await store.getAll(ref(collection, 'x'))).toMatchObject([{ analysisCount: 1 }])
  })
}
