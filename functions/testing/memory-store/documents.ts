import { setImmediate } from 'node:timers/promises'
import { pathOf, type Stored } from '../../src/adapters/optimistic-store/parse.ts'
import type {
  Versioned,
  VersionedDocuments,
  Write,
} from '../../src/adapters/optimistic-store/versioned-documents.ts'
import type { Ref } from '../../src/collections/collection.ts'

/** A stored document, which never changes: a write replaces the document with a new object. */
type Kept = { readonly data: Stored; readonly version: number; readonly commitId: string }

export type MemoryDocuments = VersionedDocuments<number> & {
  /** Copies of all documents of a collection, by document id. */
  all(collection: string): Map<string, Stored>
  /** Copies the documents. Changes of the copy do not change the original. */
  fork(): MemoryDocuments
}

/** Documents in memory, without any waiting. Every write increases the version of its document. */
export type DocumentTable = {
  read(refs: readonly Ref<unknown>[]): Versioned<number>[]
  /** Applies all writes and returns their versions, or returns CONFLICT and applies none. */
  commit(
    writes: readonly Write<number>[],
    commitId: string,
  ): { versions: readonly number[] } | 'CONFLICT'
  /** Applies the writes of a transaction that had its documents locked. */
  apply(writes: readonly Write<number>[], commitId: string): void
  all(collection: string): Map<string, Stored>
  /** The documents themselves, which nobody may change. */
  kept(collection: string): ReadonlyMap<string, Stored>
  fork(): DocumentTable
}

type Tables = Map<string, Map<string, Kept>>

export function documentTable(tables: Tables = new Map(), lastVersion = 0): DocumentTable {
  let version = lastVersion
  const rows = ({ collection }: Ref<unknown>) => tables.get(collection.name)
  function holds(write: Write<number>): boolean {
    const current = rows(write.ref)?.get(write.ref.id)
    if (write.kind === 'overwrite') return true
    if (write.kind === 'create' || !write.previous.exists) return current === undefined
    return current?.version === write.previous.version
  }
  function applyOne(write: Write<number>, commitId: string): void {
    if (write.kind === 'verify') return
    const { collection, id } = write.ref
    const table = tables.get(collection.name) ?? new Map<string, Kept>()
    tables.set(collection.name, table)
    if (write.kind === 'remove' || write.data === null) table.delete(id)
    else table.set(id, { data: copyOf(write.data), version, commitId })
  }
  const apply = (writes: readonly Write<number>[], commitId: string) => {
    version += 1
    for (const write of writes) applyOne(write, commitId)
  }
  const kept = (collection: string) =>
    new Map([...(tables.get(collection) ?? [])].map(([id, { data }]) => [id, data]))
  return {
    read: (refs) =>
      refs.map((ref) => {
        pathOf(ref)
        return versioned(rows(ref)?.get(ref.id))
      }),
    commit(writes, commitId) {
      if (!writes.every((write) => holds(write))) return 'CONFLICT'
      apply(writes, commitId)
      return { versions: writes.map(() => version) }
    },
    apply,
    all: (collection) => new Map([...kept(collection)].map(([id, data]) => [id, copyOf(data)])),
    kept,
    fork: () =>
      documentTable(new Map([...tables].map(([name, of]) => [name, new Map(of)])), version),
  }
}

/** A table of documents whose calls first yield, so that other calls can run in between. */
export function memoryDocuments(table: DocumentTable = documentTable()): MemoryDocuments {
  let lock: Promise<void> | undefined
  async function read(refs: readonly Ref<unknown>[]) {
    await setImmediate()
    return table.read(refs)
  }
  return {
    read,
    async commit(writes, commitId) {
      await setImmediate()
      while (lock) await lock
      return table.commit(writes, commitId)
    },
    sameVersion: (one, other) => one === other,
    async locked(choose, commitId) {
      while (lock) await lock
      const { promise, resolve } = Promise.withResolvers<void>()
      lock = promise
      try {
        table.apply(await choose(read), commitId)
        return 'COMMITTED'
      } finally {
        lock = undefined
        resolve()
      }
    },
    all: table.all,
    fork: () => memoryDocuments(table.fork()),
  }
}

function versioned(found: Kept | undefined): Versioned<number> {
  return found ? { exists: true, ...found, data: copyOf(found.data) } : { exists: false }
}

/** Copies a document, which contains only plain values and dates. structuredClone is slower. */
function copyOf<T>(value: T): T {
  return copy(value) as T
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return new Date(value)
  if (Array.isArray(value)) return value.map(copy)
  const copied: Record<string, unknown> = { ...value }
  for (const name in copied) copied[name] = copy(copied[name])
  return copied
}
