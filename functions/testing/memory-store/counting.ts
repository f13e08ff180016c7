import type { Ref } from '../../src/collections/collection.ts'
import type { Store, StoreTransaction } from '../../src/ports/store.ts'

/** The cost of a call. A query costs at least one read. A transaction costs the sum of its runs. */
export type StoreCall = {
  operation: 'getAll' | 'query' | 'transaction'
  reads: number
  writes: number
  roundTrips: number
  /** How often a transaction ran its function; 1 for other calls. */
  runs: number
}

export type CountingStore = Store & {
  /** The calls since the last reset, in the order in which they ended. */
  calls: readonly StoreCall[]
  reset(): void
}

/** Counts the calls of a store. The benchmark and tests of costs use the counts. */
export function countingStore(store: Store): CountingStore {
  const calls: StoreCall[] = []
  return {
    calls,
    reset: () => calls.splice(0),
    async getAll(...refs) {
      calls.push(call('getAll', { reads: refs.length, roundTrips: 1 }))
      return store.getAll(...refs)
    },
    async query(collection, query, unreadable) {
      const documents = await store.query(collection, query, unreadable)
      calls.push(call('query', { reads: Math.max(1, documents.length), roundTrips: 1 }))
      return documents
    },
    async transaction(work, signal) {
      const counted = call('transaction', { runs: 0 })
      try {
        return await store.transaction(async (transaction) => {
          counted.runs += 1
          const run = countingTransaction(transaction, counted)
          const result = await work(run.transaction)
          run.end()
          return result
        }, signal)
      } finally {
        calls.push(counted)
      }
    },
  }
}

function call(operation: StoreCall['operation'], parts: Partial<StoreCall>): StoreCall {
  return { operation, reads: 0, writes: 0, roundTrips: 0, runs: 1, ...parts }
}

function countingTransaction(
  transaction: StoreTransaction,
  counted: StoreCall,
): { transaction: StoreTransaction; end(): void } {
  const seen = new Set<string>()
  const written = new Set<string>()
  const path = (ref: Ref<unknown>) => `${ref.collection.name}/${ref.id}`
  return {
    transaction: {
      getAll(...refs) {
        const fresh = refs.filter((ref) => !seen.has(path(ref)))
        for (const ref of fresh) seen.add(path(ref))
        counted.reads += fresh.length
        counted.roundTrips += fresh.length > 0 ? 1 : 0
        return transaction.getAll(...refs)
      },
      create(ref, data) {
        transaction.create(ref, data)
        written.add(path(ref))
      },
      update(ref, data) {
        transaction.update(ref, data)
        written.add(path(ref))
      },
      put(ref, existing, data) {
        transaction.put(ref, existing, data)
        written.add(path(ref))
      },
      remove(ref) {
        transaction.remove(ref)
        written.add(path(ref))
      },
    },
    /** A commit verifies documents that were only read. Firestore bills each check as a write. */
    end() {
      if (written.size === 0) return
      counted.writes += new Set([...seen, ...written]).size
      counted.roundTrips += 1
    },
  }
}
