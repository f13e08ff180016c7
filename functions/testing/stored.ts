import { firestoreClient } from '../src/adapters/firestore/client.ts'
import { firestoreStore } from '../src/adapters/firestore/store.ts'
import { analyses, type StoredAnalysis } from '../src/collections/analyses.ts'
import { ref } from '../src/collections/collection.ts'
import { analysis } from './samples.ts'
import { stack } from './stack.ts'
import { withinTest } from './within-test.ts'
import { workerId } from './worker-id.ts'

const firestore = firestoreClient({ projectId: stack.PROJECT_ID, emulated: true })
const store = firestoreStore(firestore)
const batchSize = 100

let stored = 0

/**
 * Writes completed analyses directly to the database, newest first, because the analysis of
 * hundreds of photos would take minutes.
 */
export async function storeAnalyses(
  uid: string,
  count: number,
  fields: Partial<StoredAnalysis> = {},
): Promise<string[]> {
  const begin = Date.now()
  const made = Array.from({ length: count }, (_, index) => {
    stored += 1
    // Three analyses share a millisecond, so that only their ids define their order.
    const createdAt = new Date(begin + Math.floor(index / 3) - count)
    const id = `an_${workerId}x${String(stored).padStart(8, '0')}`
    return { id, data: analysis({ accountId: uid, uid, createdAt, ...fields }) }
  })
  for (let from = 0; from < count; from += batchSize)
    await store.transaction(async (database) => {
      for (const { id, data } of made.slice(from, from + batchSize))
        database.create(ref(analyses, id), data)
    }, withinTest())
  return made.map(({ id }) => id).reverse()
}
