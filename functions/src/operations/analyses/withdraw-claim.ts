import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { transactions } from '../../collections/transactions.ts'
import type { LiveTransaction } from '../../domain/analyses/transaction.ts'
import { chargeOfFailure } from '../../domain/quota/final-charge.ts'
import type { Ports } from '../../ports/ports.ts'
import { failTransaction } from './steps/fail.ts'

type Claim = {
  id: string
  attempt: number
  mayBeStored: boolean
  /** True if the call's own deadline ended it, while or after its photo was decoded. */
  isOver: boolean
}

/**
 * Refunds the unit and frees the key, because the caller did not cause the error. If the call is
 * over, the photo counts as one without a diagnosis. If the transaction has run before, marks the
 * transaction as failed and keeps the key, because a new claim would repeat event ids. Also marks
 * the transaction as failed if the photo may be stored, so that the sweeper removes the photo. Does
 * not change a claim that a worker has already taken.
 */
export async function withdrawClaim(
  ports: Ports,
  { id, attempt, mayBeStored, isOver }: Claim,
  signal: AbortSignal,
): Promise<void> {
  const code = 'PHOTO_NOT_RECEIVED'
  if (attempt > 1 || mayBeStored) {
    const error = { code, detail: 'The photo could not be received.' } as const
    const onlyIf = ({ status }: LiveTransaction) => status === 'PENDING'
    await failTransaction(ports, { id, attempt, error, isOver, emitEvent: false, onlyIf }, signal)
    return
  }
  const transactionRef = ref(transactions, id)
  await ports.store.transaction(async (database) => {
    const [transaction] = await database.getAll(transactionRef)
    if (transaction?.status !== 'PENDING' || transaction.attempt !== attempt) return
    const userRef = ref(users, transaction.charge.subject)
    const [user] = await database.getAll(userRef)
    database.remove(transactionRef)
    if (!user) return
    const failure = { code, isOver } as const
    const { quota } = chargeOfFailure(transaction.charge, user.quota, failure, ports.rules.quota)
    if (quota !== user.quota) database.update(userRef, { ...user, quota })
  }, signal)
}
