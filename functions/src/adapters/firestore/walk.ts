import { FieldPath, type Firestore, type QueryDocumentSnapshot } from '@google-cloud/firestore'
import { commitField } from '../../collections/collection.ts'
import type { Stored } from '../optimistic-store/parse.ts'
import { decode } from './encoding.ts'

const pageSize = 500

/** All documents by id. A query by a field would skip documents without it. */
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
