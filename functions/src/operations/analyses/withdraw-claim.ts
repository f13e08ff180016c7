import { ref } from '../../collections/collection.ts'
import { transactions } from '../../collections/transactions.ts'
import { users } from '../../collections/users.ts'
import type { LiveTransaction } from '../../domain/analyses/transaction.ts'
import { refund } from '../../domain/quota/quota.ts'
import type { Ports } from '../../ports/ports.ts'
import { failTransaction } from './steps/fail.ts'

/**
 * Takes back a claim whose photo did not get into storage through no fault of the caller: the unit
 * is given back and the key is free again, as if the call had not been made.
 * A claim that ran before stays, as failed: its events are numbered by its runs, and those of
 * another first run would have the same ids. A claim whose photo may be in storage stays as well:
 * only its record tells the sweeper to remove the photo.
 * One that a worker has taken up meanwhile is left alone.
 */
export async function withdrawClaim(
  ports: Ports,
  { id, attempt, mayBeStored }: { id: string; attempt: number; mayBeStored: boolean },
  signal: AbortSignal,
): Promise<void> {
  if (attempt > 1 || mayBeStored) {
    const error = {
      code: 'PHOTO_NOT_RECEIVED' as const,
      detail: 'The photo could not be received.',
    }
    const onlyIf = ({ status }: LiveTransaction) => status === 'PENDING'
    await failTransaction(ports, { id, attempt, error, emitEvent: false, onlyIf }, signal)
    return
  }
  const transactionRef = ref(transactions, id)
  await ports.store.transaction(async (database) => {
    const [transaction] = await database.getAll(transactionRef)
    if (transaction?.status !== 'PENDING' || transaction.attempt !== attempt) return
    const userRef = ref(users, transaction.charge.subject)
    const [user] = await database.getAll(userRef)
    database.remove(transactionRef)
    if (!user || transaction.charge.state !== 'CHARGED') return
    const quota = refund(user.quota, transaction.charge)
    if (quota !== user.quota) database.update(userRef, { ...user, quota })
  }, signal)
}
