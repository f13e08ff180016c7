import { accountStats, type Stats } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { addTotals, emptyStats } from '../../domain/stats.ts'
import type { StoreTransaction } from '../../ports/store.ts'

/**
 * Updates the counters in the transaction that makes or removes the counted document, so that they
 * are exact. `stats` is the account's document that the transaction has read.
 */
export function changeTotals(
  database: StoreTransaction,
  accountId: string,
  stats: Stats | undefined,
  change: Partial<Stats['totals']>,
): void {
  database.put(ref(accountStats, accountId), stats, addTotals(stats ?? emptyStats, change))
}
