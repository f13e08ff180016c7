import { FieldPath, type Firestore, type Query as FirestoreQuery } from '@google-cloud/firestore'
import type { Collection, Ref } from '../../collections/collection.ts'
import { assertListed, equalities, type Query } from '../../collections/query.ts'
import type { Store, StoredDocument, Unreadable } from '../../ports/store.ts'
import { parseDocuments } from '../optimistic-store/parse.ts'
import { optimisticStore } from '../optimistic-store/store.ts'
import { systemClock, systemIds } from '../system.ts'
import { untilAborted } from '../until-aborted.ts'
import { fieldsOf, firestoreDocuments, rethrow } from './documents.ts'

/** Without a limit, the SDK would retry for minutes, long after the caller has stopped waiting. */
const readTimeoutSeconds = 10

/** A store over Firestore. `readTimeoutSeconds` limits reads outside transactions. */
export function firestoreStore(
  firestore: Firestore,
  settings: { readTimeoutSeconds: number } = { readTimeoutSeconds },
): Store {
  const documents = firestoreDocuments(firestore)
  const bounded = <T>(promise: Promise<T>): Promise<T> =>
    untilAborted(promise, AbortSignal.timeout(settings.readTimeoutSeconds * 1000), 'database')
  const reads = {
    read: (refs: readonly Ref<unknown>[]) => bounded(documents.read(refs)),
    query: <T>(collection: Collection<T>, query: Query, unreadable?: Unreadable) =>
      bounded(runQuery(firestore, collection, query, unreadable)),
  }
  return optimisticStore(documents, reads, { clock: systemClock, ids: systemIds })
}

/** Runs a query in one round trip. The collection must list the query. */
async function runQuery<T>(
  firestore: Firestore,
  collection: Collection<T>,
  query: Query,
  unreadable?: Unreadable,
): Promise<StoredDocument<T>[]> {
  assertListed(collection, query)
  const snapshot = await toFirestore(firestore, collection.name, query).get().catch(rethrow)
  const found = snapshot.docs.map((document) => ({ id: document.id, data: fieldsOf(document) }))
  return parseDocuments(collection, found, unreadable)
}

function toFirestore(firestore: Firestore, name: string, query: Query): FirestoreQuery {
  let built: FirestoreQuery = firestore.collection(name)
  for (const filter of query.where)
    built = built.where(new FieldPath(...filter.field.split('.')), filter.operator, filter.value)
  const direction = query.orderBy.direction === 'ascending' ? 'asc' : 'desc'
  // All results share the value of the order field, so only the id orders them.
  const byIdAlone = equalities(query).includes(query.orderBy.field)
  if (!byIdAlone) built = built.orderBy(new FieldPath(...query.orderBy.field.split('.')), direction)
  built = built.orderBy(FieldPath.documentId(), direction)
  if (query.after)
    built = byIdAlone
      ? built.startAfter(query.after.id)
      : built.startAfter(query.after.value, query.after.id)
  return built.limit(query.limit)
}
