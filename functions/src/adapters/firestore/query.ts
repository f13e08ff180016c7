import {
  FieldPath,
  type Firestore,
  type Query as FirestoreQuery,
  type QueryDocumentSnapshot,
} from '@google-cloud/firestore'
import type { Collection } from '../../collections/collection.ts'
import { assertListed, equalities, type Query } from '../../collections/query.ts'
import type { StoredDocument, Unreadable } from '../../ports/store.ts'
import { parseDocuments, type Stored } from '../optimistic-store/parse.ts'
import { versioned } from './documents.ts'
import { rethrow } from './errors.ts'

/** Runs a listed query in one round trip. */
export async function runQuery<T>(
  firestore: Firestore,
  collection: Collection<T>,
  query: Query,
  unreadable?: Unreadable,
): Promise<StoredDocument<T>[]> {
  assertListed(collection, query)
  const snapshot = await toFirestore(firestore, collection.name, query).get().catch(rethrow)
  return parseDocuments(
    collection,
    snapshot.docs.map((document) => ({ id: document.id, data: fieldsOf(document) })),
    unreadable,
  )
}

function fieldsOf(document: QueryDocumentSnapshot): Stored {
  const found = versioned(document)
  return found.exists ? found.data : {}
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
