import { accountStats, type Stats } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { addTotals, emptyStats } from '../../domain/stats.ts'
import type { StoreTransaction } from '../../ports/store.ts'

/**
 * Counts in the transaction that makes or removes what is counted, which is what keeps the counters
 * exact. `stats` is the account's document as that transaction has read it.
 */
export function changeTotals(
  database: StoreTransaction,
  accountId: string,
  stats: Stats | undefined,
  change: Partial<Stats['totals']>,
): void {
  const statsRef = ref(accountStats, accountId)
  const changed = addTotals(stats ?? emptyStats, change)
  database.put(statsRef, stats, changed)
}
