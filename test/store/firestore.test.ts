import { folder, ownFolders } from '@plant/testing/samples'
import { stack } from '@plant/testing/stack'
import { withinTest } from '@plant/testing/within-test'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { firestoreStore } from '../../functions/src/adapters/firestore/store.ts'
import { ref } from '../../functions/src/collections/collection.ts'
import { Unavailable } from '../../functions/src/ports/context.ts'
import { documentPromises } from './documents.ts'
import { create, type StoreHarness } from './harness.ts'
import { queryPromises } from './queries.ts'
import { rememberingPromises } from './remembering.ts'
import { transactionPromises } from './transactions.ts'

/** A separate project, so that the stack's sweeper and audit trail do not see these documents. */
const projectId = `${stack.PROJECT_ID}-store`
const firestore = firestoreClient({ projectId, emulated: true })
afterAll(() => firestore.terminate())

type Firestore = typeof firestore
type WriteBatch = ReturnType<Firestore['batch']>

const codes = { silence: 14, conflict: 9 }

/** Applies all commits, but reports every `every`-th commit as failed. */
function losing(every: number, failure: 'silence' | 'conflict'): Firestore {
  let commits = 0
  const commit = async (batch: WriteBatch) => {
    const result = await batch.commit()
    commits += 1
    if (commits % every !== 0) return result
    throw Object.assign(new Error(`lost: ${failure}`), { code: codes[failure] })
  }
  return overriding(firestore, {
    batch: () => {
      const batch = firestore.batch()
      return overriding(batch, { commit: () => commit(batch) })
    },
  })
}

/** Applies the first commit late, just before a transaction takes locks. */
function late(): Firestore {
  let held: WriteBatch | undefined
  const commit = async (batch: WriteBatch) => {
    if (held) return batch.commit()
    held = batch
    throw Object.assign(new Error('no answer'), { code: codes.silence })
  }
  return overriding(firestore, {
    batch: () => {
      const batch = firestore.batch()
      return overriding(batch, { commit: () => commit(batch) })
    },
    async runTransaction(...work) {
      await held?.commit()
      return firestore.runTransaction(...work)
    },
  })
}

/** Replaces some methods of an object. The other methods still run on the object itself. */
function overriding<T extends object>(target: T, replaced: Partial<T>): T {
  return new Proxy(target, {
    get(_, key) {
      const value: unknown = Reflect.get(key in replaced ? replaced : target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const harness: StoreHarness = {
  store: firestoreStore(firestore),
  losingAnswers: (every, failure) => firestoreStore(losing(every, failure)),
  deaf: (onCommit) =>
    firestoreStore(
      overriding(firestore, {
        batch: () =>
          overriding(firestore.batch(), {
            async commit() {
              onCommit()
              throw Object.assign(new Error('no answer'), { code: codes.silence })
            },
          }),
      }),
    ),
  late: () => firestoreStore(late()),
}

describe('the store over Firestore', () => {
  describe('documents', () => documentPromises(harness))
  describe('transactions', () => transactionPromises(harness))
  describe('memory', () => rememberingPromises(harness))
  describe('queries', () => queryPromises(harness))

  it('a map that looks like a wrapped nested array comes back unchanged', async () => {
    const { decode, encode } = await import('../../functions/src/adapters/firestore/encoding.ts')
    const odd = { list: [{ $array: [1] }, { $$array: [[2]] }, [[3]], { $array: 1, b: 2 }] }
    expect(decode(encode(odd))).toEqual(odd)
    expect(JSON.stringify(encode(odd))).not.toContain('[[')
  })

  it('a map that another version wrote stays unchanged', async () => {
    const collection = ownFolders()
    await create(harness.store, collection, 'x', folder())
    const raw = firestore.doc(`${collection.name}/x`)
    await raw.update({ 'another.by': 'a newer version' })
    await harness.store.transaction(async (transaction) => {
      const [found] = await transaction.getAll(ref(collection, 'x'))
      if (found) transaction.update(ref(collection, 'x'), found)
    }, withinTest())
    expect((await raw.get()).get('another')).toEqual({ by: 'a newer version' })
  })

  it('an unreachable database makes reads, queries and transactions throw Unavailable', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9')
    const nobody = firestoreClient({ projectId: stack.PROJECT_ID, emulated: true })
    vi.unstubAllEnvs()
    const store = firestoreStore(nobody, { readTimeoutSeconds: 0.3 })
    const collection = ownFolders()
    const orderBy = { field: 'name', direction: 'ascending' } as const
    await expect(store.getAll(ref(collection, 'x'))).rejects.toBeInstanceOf(Unavailable)
    const query = store.query(
      { ...collection, queries: [{ equal: [], orderBy }] },
      { where: [], orderBy, limit: 1 },
    )
    await expect(query).rejects.toBeInstanceOf(Unavailable)
    const work = store.transaction(
      (transaction) => transaction.getAll(ref(collection, 'x')),
      AbortSignal.timeout(300),
    )
    await expect(work).rejects.toBeInstanceOf(Unavailable)
  })
})
