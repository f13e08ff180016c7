import { optimisticTransaction } from '../../src/adapters/optimistic-store/optimistic.ts'
import { parseDocuments, parseRead } from '../../src/adapters/optimistic-store/parse.ts'
import type { Ref } from '../../src/collections/collection.ts'
import { assertListed } from '../../src/collections/query.ts'
import type { Documents, Store } from '../../src/ports/store.ts'
import { type MemoryDocuments, memoryDocuments } from './documents.ts'
import { selectDocuments } from './query.ts'

/**
 * A store in memory with Firestore's rules for transactions, parsing and queries. The store passes
 * the same tests as the store over Firestore.
 */
export function memoryStore(documents: MemoryDocuments = memoryDocuments()): Store {
  return {
    async getAll<const L extends readonly Ref<unknown>[]>(...refs: L) {
      const found = await documents.read(refs)
      return refs.map((ref, index) => {
        const document = found[index]
        return document?.exists ? parseRead(ref, document.data) : undefined
      }) as Documents<L>
    },
    async query(collection, query, unreadable) {
      assertListed(collection, query)
      return parseDocuments(
        collection,
        selectDocuments(documents.all(collection.name), query),
        unreadable,
      )
    },
    transaction: (work, signal) => optimisticTransaction(documents, work, signal),
  }
}
