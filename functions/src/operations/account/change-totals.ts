import { accountStats, type Stats } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { addTotals, emptyStats } from '../../domain/stats.ts'
import type { StoreTransaction } from '../../ports/store.ts'

/**
 * Adds `change` to the account's counters. Call the function in the transaction that creates or
 * removes the counted document, so that the counters stay exact. `stats` is the account's
 * statistics as read in that transaction.
 */
export function changeTotals(
  database: StoreTransaction,
  accountId: string,
  stats: Stats | undefined,
  change: Partial<Stats['totals']>,
): void {
  database.put(ref(accountStats, accountId), stats, addTotals(stats ?? emptyStats, change))
}
