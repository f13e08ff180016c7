import { folder, ownFolders } from '@plant/testing/samples'
import { withinTest } from '@plant/testing/within-test'
import { expect, it, vi } from 'vitest'
import { type Collection, ref } from '../../functions/src/collections/collection.ts'
import type { Folder } from '../../functions/src/collections/folders.ts'
import { Unavailable } from '../../functions/src/ports/context.ts'
import type { Store } from '../../functions/src/ports/store.ts'
import { create, increment, type StoreHarness } from './harness.ts'
import { lockPromises } from './locks.ts'

const thirty = Array.from({ length: 30 }, (_, index) => index + 1)
const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

/** Tests that transactions behave as if they ran one after the other. */
export function transactionPromises(harness: StoreHarness): void {
  isolationPromises(harness)
  commitPromises(harness)
  lockPromises(harness)
}

function isolationPromises({ store }: StoreHarness): void {
  it('thirty concurrent increments of one document return the numbers 1 to 30', async () => {
    const collection = ownFolders()
    const answers = await Promise.all(thirty.map(() => increment(store, collection, 'x')))
    expect(sorted(answers)).toEqual(thirty)
    expect((await store.getAll(ref(collection, 'x')))[0]?.analysisCount).toBe(30)
  })

  it('only one of two concurrent transactions creates a document, and both return its content', async () => {
    const collection = ownFolders()
    const claim = (name: string) =>
      store.transaction(async (transaction) => {
        const [found] = await transaction.getAll(ref(collection, 'x'))
        if (found) return { won: false, name: found.name }
        transaction.create(ref(collection, 'x'), folder({ name }))
        return { won: true, name }
      }, withinTest())
    const claims = await Promise.all([claim('one'), claim('two')])
    const winner = claims.find((answer) => answer.won)
    expect(claims.filter((answer) => answer.won)).toHaveLength(1)
    expect(claims.map((answer) => answer.name)).toEqual([winner?.name, winner?.name])
  })

  it('creating an existing document without reading it throws immediately', async () => {
    const collection = ownFolders()
    await create(store, collection, 'x', folder())
    await expect(create(store, collection, 'x', folder())).rejects.toThrow('exists')
  })

  it('creating the next document of a sequence without reading it runs again if another transaction creates it', async () => {
    const collection = ownFolders()
    const append = () =>
      store.transaction(async (transaction) => {
        const head = ref(collection, 'head')
        const [found] = await transaction.getAll(head)
        const analysisCount = (found?.analysisCount ?? 0) + 1
        transaction.create(ref(collection, `entry${analysisCount}`), folder({ analysisCount }))
        transaction.put(head, found, folder({ analysisCount }))
        return analysisCount
      }, withinTest())
    const appended = await Promise.all(Array.from({ length: 5 }, append))
    expect(sorted(appended)).toEqual([1, 2, 3, 4, 5])
    const refs = appended.map((count) => ref(collection, `entry${count}`))
    const counts = (await store.getAll(...refs)).map((entry) => entry?.analysisCount)
    expect(counts).toEqual(appended)
  })

  it('a transaction runs again if a document changes that the transaction only read', async () => {
    const collection = ownFolders()
    await create(store, collection, 'guard', folder({ name: 'open' }))
    const seen: (string | undefined)[] = []
    await store.transaction(async (transaction) => {
      const [guard] = await transaction.getAll(ref(collection, 'guard'))
      seen.push(guard?.name)
      if (seen.length === 1) await rename(store, collection, 'guard', 'closed')
      if (guard?.name === 'open') transaction.create(ref(collection, 'x'), folder())
    }, withinTest())
    expect(seen).toEqual(['open', 'closed'])
    expect(await store.getAll(ref(collection, 'x'))).toEqual([undefined])
  })

  it('a transaction runs again if a missing document is created after the read', async () => {
    const collection = ownFolders()
    let runs = 0
    await store.transaction(async (transaction) => {
      const [guard] = await transaction.getAll(ref(collection, 'guard'))
      runs += 1
      if (runs === 1) await create(store, collection, 'guard', folder())
      if (!guard) transaction.create(ref(collection, 'x'), folder())
    }, withinTest())
    expect(runs).toBe(2)
    expect(await store.getAll(ref(collection, 'x'))).toEqual([undefined])
  })

  it('many transactions can check one document concurrently without changing it', async () => {
    const collection = ownFolders()
    await create(store, collection, 'guard', folder({ name: 'open' }))
    let runs = 0
    await Promise.all(
      thirty.map((index) =>
        store.transaction(async (transaction) => {
          runs += 1
          const [guard] = await transaction.getAll(ref(collection, 'guard'))
          if (guard) transaction.create(ref(collection, `x${index}`), folder())
        }, withinTest()),
      ),
    )
    expect(runs).toBe(30)
    expect(await store.getAll(ref(collection, 'guard'))).toEqual([folder({ name: 'open' })])
  })

  it('a transaction runs again if a document is removed before the update', async () => {
    const collection = ownFolders()
    await create(store, collection, 'x', folder())
    const seen: boolean[] = []
    await store.transaction(async (transaction) => {
      const [found] = await transaction.getAll(ref(collection, 'x'))
      seen.push(found !== undefined)
      if (seen.length === 1) await remove(store, collection, 'x')
      if (found) transaction.update(ref(collection, 'x'), { ...found, name: 'changed' })
    }, withinTest())
    expect(seen).toEqual([true, false])
    expect(await store.getAll(ref(collection, 'x'))).toEqual([undefined])
  })

  it('a transaction runs again if inconsistent reads made its function throw', async () => {
    const collection = ownFolders()
    await create(store, collection, 'one', folder({ analysisCount: 1 }))
    await create(store, collection, 'two', folder({ analysisCount: 1 }))
    let runs = 0
    const total = await store.transaction(async (transaction) => {
      runs += 1
      const [one] = await transaction.getAll(ref(collection, 'one'))
      if (runs === 1) await move(store, collection)
      const [two] = await transaction.getAll(ref(collection, 'two'))
      const sum = (one?.analysisCount ?? 0) + (two?.analysisCount ?? 0)
      if (sum !== 2) throw new Error(`the sum is ${sum}`)
      return sum
    }, withinTest())
    expect([total, runs]).toEqual([2, 2])
  })
}

function commitPromises({ store, losingAnswers, deaf }: StoreHarness): void {
  it('a transaction rethrows an error of its function, and writes nothing', async () => {
    const collection = ownFolders()
    const refused = store.transaction(async (transaction) => {
      transaction.create(ref(collection, 'x'), folder())
      throw new Error('no')
    }, withinTest())
    await expect(refused).rejects.toThrow('no')
    expect(await store.getAll(ref(collection, 'x'))).toEqual([undefined])
  })

  it('a transaction applies either all of its writes or no write', async () => {
    const collection = ownFolders()
    await create(store, collection, 'taken', folder())
    const failed = store.transaction(async (transaction) => {
      transaction.create(ref(collection, 'free'), folder())
      transaction.create(ref(collection, 'taken'), folder())
    }, withinTest())
    await expect(failed).rejects.toThrow('exists')
    expect(await store.getAll(ref(collection, 'free'))).toEqual([undefined])
  })

  it('a transaction that always conflicts throws Unavailable when its signal aborts', async () => {
    const collection = ownFolders()
    await create(store, collection, 'x', folder())
    const contended = store.transaction(async (transaction) => {
      const [found] = await transaction.getAll(ref(collection, 'x'))
      await increment(store, collection, 'x')
      if (found) transaction.update(ref(collection, 'x'), { ...found, name: 'late' })
    }, AbortSignal.timeout(200))
    await expect(contended).rejects.toBeInstanceOf(Unavailable)
    await expect(
      store.transaction(() => new Promise(() => {}), AbortSignal.timeout(20)),
    ).rejects.toBeInstanceOf(Unavailable)
  })

  it.each(['silence', 'conflict'] as const)(
    'an applied commit that is answered with %s is not repeated',
    async (failure) => {
      const collection = ownFolders()
      const work = vi.fn(() => increment(losingAnswers(1, failure), collection, 'x'))
      expect(await work()).toBe(1)
      expect(await work()).toBe(2)
      expect((await store.getAll(ref(collection, 'x')))[0]?.analysisCount).toBe(2)
    },
  )

  it('M5: a transaction whose commits are never answered throws Unavailable after eight commits', async () => {
    const collection = ownFolders()
    const onCommit = vi.fn()
    const silent = create(deaf(onCommit), collection, 'x', folder())
    await expect(silent).rejects.toBeInstanceOf(Unavailable)
    expect(onCommit).toHaveBeenCalledTimes(8)
    expect(await store.getAll(ref(collection, 'x'))).toEqual([undefined])
  })

  it('a transaction finds its lost commit by the created document, even after later writes to others', async () => {
    const collection = ownFolders()
    await create(store, collection, 'counter', folder())
    const losing = losingAnswers(3, 'silence')
    await Promise.all(thirty.map((index) => claim(losing, collection, `claim${index}`)))
    expect((await store.getAll(ref(collection, 'counter')))[0]?.analysisCount).toBe(30)
  })

  it('a transaction blames nobody for what its own lost commit may have done', async () => {
    const x = ref(ownFolders(), 'x')
    await create(store, x.collection, x.id, folder())
    const removal = losingAnswers(1, 'silence').transaction(async (transaction) => {
      const [found] = await transaction.getAll(x)
      if (!found) throw new Error('not found')
      transaction.remove(x)
    }, withinTest())
    await expect(removal).rejects.toBeInstanceOf(Unavailable)
  })

  it('a put creates a missing document, or completely replaces an existing document', async () => {
    const collection = ownFolders()
    const x = ref(collection, 'x')
    for (const name of ['first', 'second']) {
      await store.transaction(async (transaction) => {
        const [found] = await transaction.getAll(x)
        transaction.put(x, found, folder({ name, analysisCount: found ? 2 : 1 }))
      }, withinTest())
    }
    expect(await store.getAll(x)).toEqual([folder({ name: 'second', analysisCount: 2 })])
  })

  it('a put throws if it contradicts the read of the same document', async () => {
    const collection = ownFolders()
    const x = ref(collection, 'x')
    const put = (existing: Folder | undefined) =>
      store.transaction(async (transaction) => {
        await transaction.getAll(x)
        transaction.put(x, existing, folder({ name: 'changed' }))
      }, withinTest())
    await expect(put(folder())).rejects.toThrow('not read and found')
    await create(store, collection, 'x', folder())
    await expect(put(undefined)).rejects.toThrow('exists and cannot be created')
    expect(await store.getAll(x)).toEqual([folder()])
  })

  it('a transaction throws for a write without a read, a second write and a read after a write', async () => {
    const collection = ownFolders()
    const x = ref(collection, 'x')
    const run = (work: Parameters<Store['transaction']>[0]) => store.transaction(work, withinTest())
    await expect(run(async (t) => t.update(x, folder()))).rejects.toThrow('not read')
    await expect(run(async (t) => t.remove(x))).rejects.toThrow('not read')
    const twice = run(async (t) => {
      t.create(x, folder())
      t.create(x, folder())
    })
    await expect(twice).rejects.toThrow('twice')
    const late = run(async (t) => {
      t.create(x, folder())
      await t.getAll(x)
    })
    await expect(late).rejects.toThrow('before it writes')
  })
}

function claim(store: Store, collection: Collection<Folder>, id: string): Promise<void> {
  return store.transaction(async (transaction) => {
    const [counter, claimed] = await transaction.getAll(
      ref(collection, 'counter'),
      ref(collection, id),
    )
    if (!counter || claimed) throw new Error(`${id} was claimed twice`)
    const analysisCount = counter.analysisCount + 1
    transaction.update(ref(collection, 'counter'), { ...counter, analysisCount })
    transaction.create(ref(collection, id), folder())
  }, withinTest())
}

function rename(store: Store, collection: Collection<Folder>, id: string, name: string) {
  return store.transaction(async (transaction) => {
    const [found] = await transaction.getAll(ref(collection, id))
    if (found) transaction.update(ref(collection, id), { ...found, name })
  }, withinTest())
}

function remove(store: Store, collection: Collection<Folder>, id: string) {
  return store.transaction(async (transaction) => {
    await transaction.getAll(ref(collection, id))
    transaction.remove(ref(collection, id))
  }, withinTest())
}

/** Moves one unit of the analysis count from `one` to `two`. The sum of both counts is always 2. */
function move(store: Store, collection: Collection<Folder>) {
  return store.transaction(async (transaction) => {
    const [one, two] = await transaction.getAll(ref(collection, 'one'), ref(collection, 'two'))
    if (!one || !two) throw new Error('nothing to move')
    transaction.update(ref(collection, 'one'), { ...one, analysisCount: 0 })
    transaction.update(ref(collection, 'two'), { ...two, analysisCount: 2 })
  }, withinTest())
}
