import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { transactions } from '../../collections/transactions.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Objects } from '../../ports/objects.ts'
import type { Store } from '../../ports/store.ts'

/** Removes the photo of a deleted analysis unless another analysis, done or under way, names it. Can be repeated. */
export async function removeImage(
  deps: { store: Store; objects: Objects },
  id: string,
  context: CallContext,
): Promise<void> {
  const transactionRef = ref(transactions, id)
  const [transaction] = await deps.store.getAll(transactionRef)
  if (transaction?.status !== 'COMPLETED' || !transaction.deleted) return
  if (!(await isNamed(deps.store, transaction.storagePath)))
    await deps.objects.remove(transaction.storagePath, context)
  await deps.store.transaction(async (database) => {
    const [current] = await database.getAll(transactionRef)
    if (current?.status === 'COMPLETED')
      database.update(transactionRef, { ...current, wakeAt: null })
  }, context.signal)
}

async function isNamed(store: Store, storagePath: string): Promise<boolean> {
  const named = { field: 'storagePath', operator: '==', value: storagePath } as const
  const live = { field: 'status', operator: 'in', value: ['PENDING', 'PROCESSING'] } as const
  const orderBy = { field: 'storagePath', direction: 'ascending' } as const
  const [done, underWay] = await Promise.all([
    store.query(analyses, { where: [named], orderBy, limit: 1 }),
    store.query(transactions, { where: [named, live], orderBy, limit: 1 }),
  ])
  return done.length > 0 || underWay.length > 0
}
