import { countingStore } from '@plant/testing/memory-store/counting'
import { memoryDocuments } from '@plant/testing/memory-store/documents'
import { memoryStore } from '@plant/testing/memory-store/store'
import { analysis, folder, ownAnalyses, ownFolders } from '@plant/testing/samples'
import { withinTest } from '@plant/testing/within-test'
import { expect, it } from 'vitest'
import { ref } from '../../functions/src/collections/collection.ts'
import { create } from './harness.ts'

const free = { operation: 'getAll', reads: 0, writes: 0, roundTrips: 1, runs: 1 }

it('a claim takes two reads and two writes in two round trips, and a repeat takes two reads in one round trip', async () => {
  const collection = ownFolders()
  const store = countingStore(memoryStore())
  await create(store, collection, 'user', folder())
  store.reset()
  const claim = () =>
    store.transaction(async (transaction) => {
      const [user, found] = await transaction.getAll(
        ref(collection, 'user'),
        ref(collection, 'claim'),
      )
      if (found || !user) return
      transaction.create(ref(collection, 'claim'), folder())
      transaction.update(ref(collection, 'user'), { ...user, analysisCount: 1 })
    }, withinTest())
  await claim()
  await claim()
  expect(store.calls).toEqual([
    { ...free, operation: 'transaction', reads: 2, writes: 2, roundTrips: 2 },
    { ...free, operation: 'transaction', reads: 2, roundTrips: 1 },
  ])
})

it('a document that a database transaction only reads also counts as one write, because the commit verifies the document', async () => {
  const collection = ownFolders()
  const store = countingStore(memoryStore())
  await store.transaction(async (transaction) => {
    await transaction.getAll(ref(collection, 'guard'))
    transaction.create(ref(collection, 'x'), folder())
  }, withinTest())
  expect(store.calls).toMatchObject([{ reads: 1, writes: 2, roundTrips: 2 }])
})

it('a put counts as one write, whether it creates or replaces a document', async () => {
  const collection = ownFolders()
  const store = countingStore(memoryStore())
  const target = ref(collection, 'x')
  const put = () =>
    store.transaction(async (transaction) => {
      const [found] = await transaction.getAll(target)
      transaction.put(target, found, folder())
    }, withinTest())
  await put()
  await put()
  expect(store.calls).toMatchObject([
    { reads: 1, writes: 1, roundTrips: 2 },
    { reads: 1, writes: 1, roundTrips: 2 },
  ])
})

it('a query counts as one read per document but at least one read, and every run of a database transaction counts', async () => {
  const collection = ownAnalyses()
  const inner = memoryStore()
  const store = countingStore(inner)
  const query = {
    where: [{ field: 'accountId', operator: '==', value: 'a' }],
    orderBy: { field: 'createdAt', direction: 'descending' },
    limit: 20,
  } as const
  await store.query(collection, query)
  for (const id of ['a', 'b', 'c']) await create(inner, collection, id, analysis())
  await store.query(collection, query)
  await store.getAll(ref(collection, 'a'), ref(collection, 'none'))
  expect(store.calls.map((call) => call.reads)).toEqual([1, 3, 2])
  store.reset()
  let runs = 0
  await store.transaction(async (transaction) => {
    const [found] = await transaction.getAll(ref(collection, 'd'))
    runs += 1
    if (runs === 1) await create(inner, collection, 'd', analysis())
    if (!found) transaction.create(ref(collection, 'd'), analysis())
  }, withinTest())
  expect(store.calls).toMatchObject([{ runs: 2 }])
})

it('a remembering store reads nothing twice, and without a commit compares what it remembers from several moments', async () => {
  const collection = ownFolders()
  const store = countingStore(memoryStore())
  await create(store, collection, 'x', folder())
  store.reset()
  const remembering = store.remembering()
  const refs = [ref(collection, 'x'), ref(collection, 'guard')] as const
  await remembering.getAll(...refs)
  const claim = () =>
    remembering.transaction(async (transaction) => {
      const [found, guard] = await transaction.getAll(...refs)
      if (found && !guard) transaction.update(refs[0], { ...found, name: 'claimed' })
      return found?.name
    }, withinTest())
  await claim()
  await claim()
  await remembering.getAll(ref(collection, 'other'))
  await remembering.transaction((transaction) => transaction.getAll(refs[0]), withinTest())
  expect(store.calls).toEqual([
    { ...free, reads: 2 },
    { ...free, operation: 'transaction', writes: 2 },
    { ...free, operation: 'transaction', writes: 2 },
    { ...free, reads: 1 },
    { ...free, operation: 'transaction', reads: 1 },
  ])
})

it('calls of a transaction that do not wait for each other share one read, and read no document twice', async () => {
  const collection = ownFolders()
  const documents = memoryDocuments()
  const reads: string[][] = []
  const read: typeof documents.read = (refs) => {
    reads.push(refs.map(({ id }) => id))
    return documents.read(refs)
  }
  const store = countingStore(memoryStore({ ...documents, read }))
  await store.transaction(async (transaction) => {
    const one = async (id: string) => transaction.getAll(ref(collection, id))
    const later = async () => {
      await one('a')
      return Promise.all([one('a'), one('d')])
    }
    await Promise.all([one('a'), one('b'), later(), one('c')])
  }, withinTest())
  // Without writes, the store reads all again, because it read them at two moments.
  expect(reads).toEqual([['a', 'b', 'c'], ['d'], ['a', 'b', 'c', 'd']])
  expect(store.calls).toMatchObject([{ reads: 4, roundTrips: 2 }])
})
