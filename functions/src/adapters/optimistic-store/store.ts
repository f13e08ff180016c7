import type { Ref } from '../../collections/collection.ts'
import { createTurnsBySubject } from '../../domain/turns.ts'
import type { Documents, Store } from '../../ports/store.ts'
import { type Found, learn, type Memory, newMemory } from './known.ts'
import { type Chance, optimisticTransaction } from './optimistic.ts'
import { parseRead } from './parse.ts'
import type { VersionedDocuments } from './versioned-documents.ts'

/** A store over versioned documents. `read` reads documents outside database transactions. */
export function optimisticStore<V>(
  documents: VersionedDocuments<V>,
  { read, query }: Pick<VersionedDocuments<V>, 'read'> & Pick<Store, 'query'>,
  chance: Chance,
): Store {
  const inTurn = createTurnsBySubject(1)
  function storeWith(memory: Memory<V> | undefined): Store {
    const store: Store = {
      async getAll<const L extends readonly Ref<unknown>[]>(...refs: L) {
        const versioned = await read(refs)
        const found = refs.map((ref, at): Found<V> => ({ ref, document: versioned[at] ?? absent }))
        if (memory) memory.known = learn(memory.known, found)
        return found.map(({ ref, document }) =>
          document.exists ? parseRead(ref, document.data) : undefined,
        ) as Documents<L>
      },
      query,
      transaction: (work, signal, { takesLocks = false } = {}) =>
        optimisticTransaction(documents, work, signal, {
          takesLocks,
          memory: memory ?? newMemory(),
          chance,
        }),
      remembering: () => (memory ? store : storeWith(newMemory())),
      inTurn,
    }
    return store
  }
  return storeWith(undefined)
}

const absent = { exists: false } as const
