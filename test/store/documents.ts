import { analysis, folder, ownAnalyses, ownFolders } from '@plant/testing/samples'
import { withinTest } from '@plant/testing/within-test'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { users } from '../../functions/src/collections/accounts.ts'
import { ref } from '../../functions/src/collections/collection.ts'
import { create, type StoreHarness } from './harness.ts'

/** One collection with two schemas, of a newer and of an older version. */
function twoVersions() {
  const collection = ownFolders()
  const name = z.string()
  const counts = z.object({ day: z.number(), week: z.number() })
  const newer = z.object({ name, colour: z.string(), counts: counts.nullable() })
  const older = z.object({ name, counts: counts.omit({ week: true }).nullable() })
  return [
    { ...collection, schema: newer },
    { ...collection, schema: older },
  ] as const
}

/** Tests that written documents come back complete and with the right types. */
export function documentPromises({ store }: StoreHarness): void {
  it('returns a document as it was written: dates, nulls, empty and nested arrays', async () => {
    const collection = ownAnalyses()
    await create(store, collection, 'x', analysis())
    expect(await store.getAll(ref(collection, 'x'))).toEqual([analysis()])
  })

  it('returns documents in the order of the refs, and undefined for missing documents', async () => {
    const collection = ownFolders()
    await create(store, collection, 'one', folder({ name: 'one' }))
    await create(store, collection, 'two', folder({ name: 'two' }))
    const found = await store.getAll(
      ref(collection, 'two'),
      ref(collection, 'none'),
      ref(collection, 'one'),
    )
    expect(found.map((document) => document?.name)).toEqual(['two', undefined, 'one'])
    expect(await store.getAll()).toEqual([])
  })

  it('an update keeps fields of other versions of the service, even nested fields', async () => {
    const [newer, older] = twoVersions()
    await create(store, newer, 'x', { name: 'a', colour: 'green', counts: { day: 3, week: 9 } })
    await store.transaction(async (transaction) => {
      const [found] = await transaction.getAll(ref(older, 'x'))
      if (found) transaction.update(ref(older, 'x'), { name: 'b', counts: { day: 4 } })
    }, withinTest())
    expect(await store.getAll(ref(newer, 'x'))).toEqual([
      { name: 'b', colour: 'green', counts: { day: 4, week: 9 } },
    ])
  })

  it('an update to null removes a nested object with all its fields', async () => {
    const [newer, older] = twoVersions()
    await create(store, newer, 'x', { name: 'a', colour: 'green', counts: { day: 3, week: 9 } })
    await store.transaction(async (transaction) => {
      const [found] = await transaction.getAll(ref(older, 'x'))
      if (found) transaction.update(ref(older, 'x'), { name: 'b', counts: null })
    }, withinTest())
    expect(await store.getAll(ref(newer, 'x'))).toEqual([
      { name: 'b', colour: 'green', counts: null },
    ])
  })

  it('an update replaces every field of the schema', async () => {
    const wide = ownAnalyses()
    const narrow = { ...ownFolders(), name: wide.name }
    const both = { ...analysis(), ...folder() }
    await create(store, wide, 'x', both)
    await create(store, narrow, 'y', folder())
    await store.transaction(async (transaction) => {
      const [found] = await transaction.getAll(ref(wide, 'x'))
      if (found) transaction.update(ref(wide, 'x'), { ...found, impression: 'up' })
    }, withinTest())
    await expect(store.getAll(ref(narrow, 'x'))).rejects.toThrow('analysisCount')
    expect(await store.getAll(ref(wide, 'x'))).toEqual([analysis({ impression: 'up' })])
  })

  it('removes a document', async () => {
    const collection = ownFolders()
    await create(store, collection, 'x', folder())
    await store.transaction(async (transaction) => {
      await transaction.getAll(ref(collection, 'x'))
      transaction.remove(ref(collection, 'x'))
    }, withinTest())
    expect(await store.getAll(ref(collection, 'x'))).toEqual([undefined])
  })

  it('rejects a write of a malformed document, with an error that names the path but no values', async () => {
    const collection = ownFolders()
    const wrong = folder({ analysisCount: -1, name: 'secret' })
    const error = await create(store, collection, 'x', wrong).catch((reason: unknown) => reason)
    expect(String(error)).toContain(`${collection.name}/x cannot be written: analysisCount`)
    expect(String(error)).not.toContain('secret')
    expect(await store.getAll(ref(collection, 'x'))).toEqual([undefined])
  })

  it.each(['', 'a/b', 'a/b/c'])('throws for the id "%s", which names no document', async (id) => {
    await expect(store.getAll(ref(ownFolders(), id))).rejects.toThrow()
  })

  it('rejects a read of a malformed document, with an error that names the path', async () => {
    const collection = ownFolders()
    await create(store, collection, 'x', folder())
    const other = { ...users, name: collection.name }
    const path = `${collection.name}/x cannot be read`
    await expect(store.getAll(ref(other, 'x'))).rejects.toThrow(path)
    await expect(
      store.transaction((transaction) => transaction.getAll(ref(other, 'x')), withinTest()),
    ).rejects.toThrow(path)
  })
}
