import { FieldPath, type QueryDocumentSnapshot } from '@google-cloud/firestore'
import { collections } from '../../functions/src/collections/index.ts'
import type { Firestore } from '../operator/database/walk-both.ts'

const pageSize = 400

/**
 * Copies all documents as one moment shows them, as a clone does, because the emulator makes none.
 * Returns the number of documents.
 */
export async function copyDatabase(from: Firestore, to: Firestore): Promise<number> {
  let count = 0
  const documents = await from.runTransaction(
    async (transaction) => {
      const found: QueryDocumentSnapshot[] = []
      for (const { name } of collections) {
        const byId = from.collection(name).orderBy(FieldPath.documentId()).limit(pageSize)
        let last: QueryDocumentSnapshot | undefined
        do {
          const { docs } = await transaction.get(last ? byId.startAfter(last) : byId)
          found.push(...docs)
          last = docs.length === pageSize ? docs.at(-1) : undefined
        } while (last)
      }
      return found
    },
    { readOnly: true },
  )
  while (count < documents.length) {
    const batch = to.batch()
    for (const one of documents.slice(count, count + pageSize))
      batch.set(to.doc(one.ref.path), one.data())
    await batch.commit()
    count += pageSize
  }
  return documents.length
}
