import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import { retried } from '../../domain/analyses/retry.ts'
import type { LiveTransaction } from '../../domain/analyses/transaction.ts'
import { refund } from '../../domain/quota/quota.ts'
import type { RuleSettings } from '../../domain/settings.ts'
import type { StoreTransaction } from '../../ports/store.ts'

/** Whose unit an overdue transaction still holds; undefined for one that has none to give back. */
export async function readChargedUser(database: StoreTransaction, { charge }: Transaction) {
  if (charge.state !== 'CHARGED') return undefined
  const [user] = await database.getAll(ref(users, charge.subject))
  return user && { uid: charge.subject, user, quota: refund(user.quota, charge) }
}

/**
 * Writes a transaction as pending again. An operator's retry costs nothing: what was charged goes
 * back.
 */
export function restartTransaction(
  database: StoreTransaction,
  id: string,
  transaction: Transaction,
  charged: Awaited<ReturnType<typeof readChargedUser>>,
  rules: RuleSettings,
  now: Date,
): LiveTransaction {
  const next = retried(transaction, rules, now)
  database.update(ref(transactions, id), next)
  if (charged && charged.quota !== charged.user.quota)
    database.update(ref(users, charged.uid), { ...charged.user, quota: charged.quota })
  return next
}
