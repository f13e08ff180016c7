import { setImmediate } from 'node:timers/promises'
import { pathOf, type Stored } from '../../src/adapters/optimistic-store/parse.ts'
import type {
  Versioned,
  VersionedDocuments,
  Write,
} from '../../src/adapters/optimistic-store/versioned-documents.ts'
import type { Ref } from '../../src/collections/collection.ts'

type Kept = { data: Stored; version: number; commitId: string }

export type MemoryDocuments = VersionedDocuments<number> & {
  /** Copies of a collection's documents by id. */
  all(collection: string): Map<string, Stored>
}

/**
 * Documents in memory with a version that grows with every write. Each call yields, so that others
 * can run in between.
 */
export function memoryDocuments(): MemoryDocuments {
  const kept = new Map<string, Kept>()
  let version = 0

  function holds(write: Write<number>): boolean {
    const current = kept.get(pathOf(write.ref))
    if (write.kind === 'create' || !write.previous.exists) return current === undefined
    return current?.version === write.previous.version
  }

  function apply(write: Write<number>, commitId: string): void {
    if (write.kind === 'verify') return
    if (write.kind === 'remove') kept.delete(pathOf(write.ref))
    else kept.set(pathOf(write.ref), { data: structuredClone(write.data), version, commitId })
  }

  return {
    async read(refs) {
      await setImmediate()
      return refs.map((ref) => versioned(kept, ref))
    },
    async commit(writes, commitId) {
      await setImmediate()
      if (!writes.every((write) => holds(write))) return 'CONFLICT'
      version += 1
      for (const write of writes) apply(write, commitId)
      return 'COMMITTED'
    },
    sameVersion: (one, other) => one === other,
    all(collection) {
      const prefix = `${collection}/`
      const found = [...kept].filter(([path]) => path.startsWith(prefix))
      return new Map(
        found.map(([path, { data }]) => [path.slice(prefix.length), structuredClone(data)]),
      )
    },
  }
}

function versioned(kept: ReadonlyMap<string, Kept>, ref: Ref<unknown>): Versioned<number> {
  const found = kept.get(pathOf(ref))
  return found ? { exists: true, ...structuredClone(found) } : { exists: false }
}
