import { FieldPath, type Firestore, type QueryDocumentSnapshot } from '@google-cloud/firestore'
import type { Stored } from '../optimistic-store/parse.ts'
import { fieldsOf } from './documents.ts'

const pageSize = 500

/** Reads all documents by id. Sorting by a field would skip documents without that field. */
export async function* walkCollection(
  firestore: Firestore,
  name: string,
): AsyncGenerator<{ id: string; fields: Stored }> {
  const byId = firestore.collection(name).orderBy(FieldPath.documentId()).limit(pageSize)
  let last: QueryDocumentSnapshot | undefined
  do {
    const page = await (last ? byId.startAfter(last.id) : byId).get()
    for (const document of page.docs) {
      yield { id: document.id, fields: fieldsOf(document) }
    }
    last = page.docs.length === pageSize ? page.docs.at(-1) : undefined
  } while (last)
}
