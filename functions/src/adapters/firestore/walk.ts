import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from '@google-cloud/firestore'
import type { Stored } from '../optimistic-store/parse.ts'
import { fieldsOf } from './documents.ts'

const pageSize = 500

export type Walked = { id: string; fields: Stored; updatedAt: Date }

/** Reads all documents by id. Sorting by a field would skip documents without that field. */
export function walkCollection(firestore: Firestore, name: string): AsyncGenerator<Walked> {
  return walkInOrder(firestore, name, [FieldPath.documentId()])
}

/** Reads all documents that have these fields, in their order, for which there is an index. */
export async function* walkInOrder(
  firestore: Firestore,
  name: string,
  fields: readonly (string | FieldPath)[],
): AsyncGenerator<Walked> {
  const all: Query = firestore.collection(name).limit(pageSize)
  const inOrder = fields.reduce<Query>((query, field) => query.orderBy(field), all)
  let last: QueryDocumentSnapshot | undefined
  do {
    const page = await (last ? inOrder.startAfter(last) : inOrder).get()
    for (const document of page.docs)
      yield {
        id: document.id,
        fields: fieldsOf(document),
        updatedAt: document.updateTime.toDate(),
      }
    last = page.docs.length === pageSize ? page.docs.at(-1) : undefined
  } while (last)
}
