import type { Firestore } from '@google-cloud/firestore'
import type { Ref } from '../../collections/collection.ts'
import type { Documents, Store } from '../../ports/store.ts'
import { optimisticTransaction } from '../optimistic-store/optimistic.ts'
import { parseRead } from '../optimistic-store/parse.ts'
import { untilAborted } from '../until-aborted.ts'
import { firestoreDocuments } from './documents.ts'
import { runQuery } from './query.ts'

/** The SDK would retry for minutes, long after the caller has given up. */
const readTimeoutSeconds = 10

/** The store over Firestore. `readTimeoutSeconds` limits reads outside transactions. */
export function firestoreStore(
  firestore: Firestore,
  settings: { readTimeoutSeconds: number } = { readTimeoutSeconds },
): Store {
  const documents = firestoreDocuments(firestore)
  const bounded = <T>(promise: Promise<T>): Promise<T> =>
    untilAborted(promise, AbortSignal.timeout(settings.readTimeoutSeconds * 1000), 'database')
  return {
    async getAll<const L extends readonly Ref<unknown>[]>(...refs: L) {
      const found = await bounded(documents.read(refs))
      return refs.map((ref, index) => {
        const document = found[index]
        return document?.exists ? parseRead(ref, document.data) : undefined
      }) as Documents<L>
    },
    query: (collection, query, unreadable) =>
      bounded(runQuery(firestore, collection, query, unreadable)),
    transaction: (work, signal) => optimisticTransaction(documents, work, signal),
  }
}
