import { FieldPath, type Firestore, type QueryDocumentSnapshot } from '@google-cloud/firestore'
import { commitField } from '../../collections/collection.ts'
import type { Stored } from '../optimistic-store/parse.ts'
import { decode } from './encoding.ts'

const pageSize = 500

/**
 * Every document of a collection as it is stored, in the order of the ids. For commands that do not
 * trust what they read: a query by a field would pass over whatever lacks the field.
 */
export async function* walkCollection(
  firestore: Firestore,
  name: string,
): AsyncGenerator<{ id: string; fields: Stored }> {
  const byId = firestore.collection(name).orderBy(FieldPath.documentId()).limit(pageSize)
  let last: QueryDocumentSnapshot | undefined
  do {
    const page = await (last ? byId.startAfter(last.id) : byId).get()
    for (const document of page.docs) {
      const { [commitField]: _commit, ...fields } = document.data()
      yield { id: document.id, fields: decode(fields) }
    }
    last = page.docs.length === pageSize ? page.docs.at(-1) : undefined
  } while (last)
}
