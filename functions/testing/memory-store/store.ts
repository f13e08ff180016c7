import type { Chance } from '../../src/adapters/optimistic-store/optimistic.ts'
import { parseDocuments } from '../../src/adapters/optimistic-store/parse.ts'
import { optimisticStore } from '../../src/adapters/optimistic-store/store.ts'
import { systemClock, systemIds } from '../../src/adapters/system.ts'
import { assertListed } from '../../src/collections/query.ts'
import type { Store } from '../../src/ports/store.ts'
import { type MemoryDocuments, memoryDocuments } from './documents.ts'
import { selectDocuments } from './query.ts'

/**
 * A store in memory with Firestore's rules for transactions, parsing and queries. The store passes
 * the same tests as the store over Firestore.
 */
export function memoryStore(
  documents: MemoryDocuments = memoryDocuments(),
  chance: Chance = { clock: systemClock, ids: systemIds },
): Store {
  const query: Store['query'] = async (collection, query, unreadable) => {
    assertListed(collection, query)
    const found = selectDocuments(documents.all(collection.name), query)
    return parseDocuments(collection, found, unreadable)
  }
  return optimisticStore(documents, { read: documents.read, query }, chance)
}
