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
  return { ...counting(store, calls, undefined), calls, reset: () => calls.splice(0) }
}

/** The documents that a remembering store knows: the moment of each path, and the latest moment. */
type Memory = { moments: Map<string, number>; latest: number }

const pathOf = (ref: Ref<unknown>) => `${ref.collection.name}/${ref.id}`

function learn(memory: Memory | undefined, paths: Iterable<string>): void {
  if (!memory) return
  memory.latest += 1
  for (const path of paths) memory.moments.set(path, memory.latest)
}

function counting(store: Store, calls: StoreCall[], memory: Memory | undefined): Store {
  const counted: Store = {
    async getAll(...refs) {
      calls.push(call('getAll', { reads: refs.length, roundTrips: 1 }))
      const found = await store.getAll(...refs)
      learn(memory, refs.map(pathOf))
      return found
    },
    async query(collection, query, unreadable) {
      const documents = await store.query(collection, query, unreadable)
      calls.push(call('query', { reads: Math.max(1, documents.length), roundTrips: 1 }))
      return documents
    },
    async transaction(work, signal, options) {
      const counted = call('transaction', { runs: 0 })
      let paths: ReadonlySet<string> = new Set()
      try {
        const result = await store.transaction(
          async (transaction) => {
            counted.runs += 1
            const known = counted.runs === 1 ? memory : undefined
            const run = countingTransaction(transaction, counted, known)
            paths = run.paths
            const result = await work(run.transaction)
            run.end()
            return result
          },
          signal,
          options,
        )
        learn(memory, paths)
        return result
      } finally {
        calls.push(counted)
      }
    },
    remembering: () =>
      memory ? counted : counting(store.remembering(), calls, { moments: new Map(), latest: 0 }),
    inTurn: store.inTurn,
  }
  return counted
}

function call(operation: StoreCall['operation'], parts: Partial<StoreCall>): StoreCall {
  return { operation, reads: 0, writes: 0, roundTrips: 0, runs: 1, ...parts }
}

function countingTransaction(
  transaction: StoreTransaction,
  counted: StoreCall,
  memory: Memory | undefined,
): { transaction: StoreTransaction; paths: ReadonlySet<string>; end(): void } {
  const paths = new Set<string>()
  const written = new Set<string>()
  const { moments = new Map<string, number>(), latest = 0 } = memory ?? {}
  const used = new Set<number | undefined>()
  let isReading = false
  const write = (ref: Ref<unknown>) => {
    written.add(pathOf(ref))
    paths.add(pathOf(ref))
  }
  return {
    transaction: {
      getAll(...refs) {
        const unseen = [...new Set(refs.map(pathOf))].filter((path) => !paths.has(path))
        const fresh = unseen.filter((path) => !moments.has(path))
        for (const path of unseen) {
          paths.add(path)
          used.add(moments.get(path))
        }
        counted.reads += fresh.length
        // Calls that do not wait for each other share one read.
        if (fresh.length > 0 && !isReading) {
          counted.roundTrips += 1
          isReading = true
          queueMicrotask(() => {
            isReading = false
          })
        }
        return transaction.getAll(...refs)
      },
      create(ref, data) {
        transaction.create(ref, data)
        write(ref)
      },
      update(ref, data) {
        transaction.update(ref, data)
        write(ref)
      },
      put(ref, existing, data) {
        transaction.put(ref, existing, data)
        write(ref)
      },
      remove(ref) {
        transaction.remove(ref)
        write(ref)
      },
      overwrite(ref, data) {
        transaction.overwrite(ref, data)
        write(ref)
      },
    },
    paths,
    end() {
      // A commit verifies documents that were only read. Firestore bills each check as a write.
      if (written.size > 0) counted.writes += paths.size
      // Without a commit, the store reads again what it remembered from several moments.
      else if (
        [...used].some((moment) => moment !== undefined && (used.size > 1 || moment !== latest))
      )
        counted.reads += paths.size
      else return
      counted.roundTrips += 1
    },
  }
}
