import { ref } from '../../collections/collection.ts'
import { transactions } from '../../collections/transactions.ts'
import { users } from '../../collections/users.ts'
import { refund } from '../../domain/quota.ts'
import type { Store } from '../../ports/store.ts'

/**
 * Takes back a claim whose photo never got into storage for reasons of ours: the unit is given back and the key is
 * free again, as if the call had not been made. One that a worker has taken up meanwhile is left alone.
 */
export async function withdrawClaim(
  deps: { store: Store },
  { id, attempt }: { id: string; attempt: number },
  signal: AbortSignal,
): Promise<void> {
  const transactionRef = ref(transactions, id)
  await deps.store.transaction(async (database) => {
    const [transaction] = await database.getAll(transactionRef)
    if (transaction?.status !== 'PENDING' || transaction.attempt !== attempt) return
    const userRef = ref(users, transaction.charge.subject)
    const [user] = await database.getAll(userRef)
    database.remove(transactionRef)
    if (!user || transaction.charge.state !== 'CHARGED') return
    const quota = refund(user.quota, transaction.charge.day)
    if (quota !== user.quota) database.update(userRef, { ...user, quota })
  }, signal)
}
