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

/**
 * Documents in memory. Every write increases the version of its document. Each call first yields,
 * so that other calls can run in between.
 */
export function memoryDocuments(kept = new Map<string, Kept>(), lastVersion = 0): MemoryDocuments {
  let version = lastVersion
  let lock: Promise<void> | undefined

  function holds(write: Write<number>): boolean {
    const current = kept.get(pathOf(write.ref))
    if (write.kind === 'overwrite') return true
    if (write.kind === 'create' || !write.previous.exists) return current === undefined
    return current?.version === write.previous.version
  }

  function apply(write: Write<number>, commitId: string): void {
    if (write.kind === 'verify') return
    if (write.kind === 'remove' || write.data === null) kept.delete(pathOf(write.ref))
    else kept.set(pathOf(write.ref), { data: copyOf(write.data), version, commitId })
  }

  async function read(refs: readonly Ref<unknown>[]) {
    await setImmediate()
    return refs.map((ref) => versioned(kept, ref))
  }

  return {
    read,
    async commit(writes, commitId) {
      await setImmediate()
      while (lock) await lock
      if (!writes.every((write) => holds(write))) return 'CONFLICT'
      version += 1
      for (const write of writes) apply(write, commitId)
      return { versions: writes.map(() => version) }
    },
    sameVersion: (one, other) => one === other,
    async locked(choose, commitId) {
      while (lock) await lock
      const { promise, resolve } = Promise.withResolvers<void>()
      lock = promise
      try {
        const writes = await choose(read)
        version += 1
        for (const write of writes) apply(write, commitId)
        return 'COMMITTED'
      } finally {
        lock = undefined
        resolve()
      }
    },
    all(collection) {
      const prefix = `${collection}/`
      const found = [...kept].filter(([path]) => path.startsWith(prefix))
      return new Map(found.map(([path, { data }]) => [path.slice(prefix.length), copyOf(data)]))
    },
    fork: () => memoryDocuments(new Map(kept), version),
  }
}

function versioned(kept: ReadonlyMap<string, Kept>, ref: Ref<unknown>): Versioned<number> {
  const found = kept.get(pathOf(ref))
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
