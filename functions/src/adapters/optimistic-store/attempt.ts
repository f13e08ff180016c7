import type { Ref } from '../../collections/collection.ts'
import type { Documents, StoreTransaction } from '../../ports/store.ts'
import type { Known, Seen } from './known.ts'
import { isMap, parseRead, parseWrite, pathOf, type Stored } from './parse.ts'
import type { Existing, VersionedDocuments, Write } from './versioned-documents.ts'

/** One attempt of a database transaction: its reads and its buffered writes. */
export type Attempt<V> = {
  transaction: StoreTransaction
  seen: Seen<V>
  /** The buffered writes, and a check for each document that was only read. */
  writes(): Write<V>[]
  /** Whether all documents are of the latest moment that the attempt knows of. */
  readAtOnce(): boolean
}

type Reader<V> = Pick<VersionedDocuments<V>, 'read'>

/** The attempt does not read `known` documents again. */
export function beginAttempt<V>(documents: Reader<V>, known: Known<V>): Attempt<V> {
  const { seen, read, readAtOnce } = beginReading(documents, known)
  const writes = new Map<string, Write<V>>()
  function buffer(write: Write<V>): void {
    const path = pathOf(write.ref)
    if (writes.has(path)) throw new Error(`the transaction writes ${path} twice`)
    writes.set(path, write)
  }
  const transaction: StoreTransaction = {
    async getAll<const L extends readonly Ref<unknown>[]>(...refs: L) {
      if (writes.size > 0) throw new Error('a transaction must read before it writes')
      await read(refs)
      return refs.map((ref) => valueOf(seen, ref)) as Documents<L>
    },
    create(ref, data) {
      if (seen.get(pathOf(ref))?.document.exists)
        throw new Error(`${pathOf(ref)} exists and cannot be created`)
      buffer({ kind: 'create', ref, data: parseWrite(ref, data) })
    },
    update(ref, data) {
      const previous = existing(seen, ref)
      const parsed = parseRead<unknown>(ref, previous.data) as Stored
      const fields = withUnknownFields(parseWrite(ref, data), previous.data, parsed)
      buffer({ kind: 'update', ref, data: fields, previous })
    },
    put(ref, existing, data) {
      if (existing === undefined) transaction.create(ref, data)
      else transaction.update(ref, data)
    },
    remove(ref) {
      buffer({ kind: 'remove', ref, previous: existing(seen, ref) })
    },
    overwrite(ref, data) {
      buffer({ kind: 'overwrite', ref, data: data === null ? null : parseWrite(ref, data) })
    },
  }
  const allWrites = () => [...writes.values(), ...unwritten(seen, writes)]
  return { transaction, seen, writes: allWrites, readAtOnce }
}

/**
 * Reads each document only once per attempt, so that the function always sees the same state. Calls
 * of the function that do not wait for each other share one read.
 */
function beginReading<V>(documents: Reader<V>, known: Known<V>) {
  const seen: Seen<V> = new Map()
  const reading = new Map<string, Promise<void>>()
  let latest = known.latest
  let shared: { refs: Ref<unknown>[]; done: Promise<void> } | undefined
  async function readShared(refs: readonly Ref<unknown>[]): Promise<void> {
    await Promise.resolve()
    shared = undefined
    latest += 1
    const moment = latest
    const found = await documents.read(refs)
    for (const [index, ref] of refs.entries())
      seen.set(pathOf(ref), { ref, document: found[index] ?? { exists: false }, moment })
  }
  async function read(refs: readonly Ref<unknown>[]): Promise<void> {
    for (const ref of refs) {
      const path = pathOf(ref)
      const entry = known.documents.get(path)
      if (entry && !seen.has(path)) seen.set(path, entry)
      if (seen.has(path) || reading.has(path)) continue
      if (!shared) {
        const together: Ref<unknown>[] = []
        shared = { refs: together, done: readShared(together) }
      }
      shared.refs.push(ref)
      reading.set(path, shared.done)
    }
    await Promise.all(refs.flatMap((ref) => reading.get(pathOf(ref)) ?? []))
  }
  const readAtOnce = () => [...seen.values()].every(({ moment }) => moment === latest)
  return { seen, read, readAtOnce }
}

function unwritten<V>(seen: Seen<V>, writes: ReadonlyMap<string, Write<V>>): Write<V>[] {
  if (writes.size === 0) return []
  return [...seen]
    .filter(([path]) => !writes.has(path))
    .map(([, { ref, document }]) => ({ kind: 'verify', ref, previous: document }))
}

function valueOf<V>(seen: Seen<V>, ref: Ref<unknown>): unknown {
  const document = seen.get(pathOf(ref))?.document
  return document?.exists ? parseRead(ref, document.data) : undefined
}

function existing<V>(seen: Seen<V>, ref: Ref<unknown>): Existing<V> {
  const document = seen.get(pathOf(ref))?.document
  if (!document?.exists) throw new Error(`${pathOf(ref)} was not read and found before its change`)
  return document
}

/**
 * Adds stored fields that the schema does not know and that another version of the service wrote.
 * Merges nested objects but not lists, whose items have no identity.
 */
function withUnknownFields(data: Stored, stored: Stored, parsed: Stored): Stored {
  const kept = Object.entries(stored).flatMap(([name, value]): [string, unknown][] => {
    if (!(name in parsed)) return name in data ? [] : [[name, value]]
    const [next, known] = [data[name], parsed[name]]
    if (!isMap(value) || !isMap(next) || !isMap(known)) return []
    return [[name, withUnknownFields(next, value, known)]]
  })
  return { ...data, ...Object.fromEntries(kept) }
}
