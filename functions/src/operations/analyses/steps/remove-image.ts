import { ref } from '../../../collections/collection.ts'
import { transactions } from '../../../collections/transactions.ts'
import type { CallContext } from '../../../ports/context.ts'
import type { Ports } from '../../../ports/ports.ts'
import { deletePhotoIfUnreferenced } from '../../photos/delete-if-unreferenced.ts'

/**
 * Removes the photo of a deleted analysis unless another analysis, done or under way, names it. Can
 * be repeated.
 */
export async function removeImage(ports: Ports, id: string, context: CallContext): Promise<void> {
  const transactionRef = ref(transactions, id)
  const [transaction] = await ports.store.getAll(transactionRef)
  if (transaction?.status !== 'COMPLETED' || !transaction.deleted) return
  await deletePhotoIfUnreferenced(ports, transaction.storagePath, context)
  await ports.store.transaction(async (database) => {
    const [current] = await database.getAll(transactionRef)
    if (current?.status === 'COMPLETED')
      database.update(transactionRef, { ...current, sweepAt: null })
  }, context.signal)
}
