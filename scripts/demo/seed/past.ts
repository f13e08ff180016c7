import { accountStats, type Stats } from '../../../functions/src/collections/accounts.ts'
import { analyses } from '../../../functions/src/collections/analyses.ts'
import { ref } from '../../../functions/src/collections/collection.ts'
import { transactions } from '../../../functions/src/collections/transactions.ts'
import { dayOf } from '../../../functions/src/domain/quota/quota.ts'
import { addDays } from '../../../functions/src/domain/time.ts'
import { withinTimeout } from '../../operator/command.ts'
import type { Connection } from '../../operator/connection.ts'

type Store = Connection['store']

/**
 * Moves an analysis that was made just now some days back, with its transaction and its count of
 * the day, so that there is something to compare and a chart to see. It is the one thing of the
 * demonstration that is written past the service, whose clock cannot be set. An analysis that is of
 * another day already stays.
 */
export async function moveToThePast(
  store: Store,
  { id, accountId }: { id: string; accountId: string },
  days: number,
): Promise<void> {
  const [analysisRef, transactionRef] = [ref(analyses, id), ref(transactions, id)]
  const statsRef = ref(accountStats, accountId)
  await store.transaction(async (database) => {
    const [analysis, transaction, stats] = await database.getAll(
      ...([analysisRef, transactionRef, statsRef] as const),
    )
    if (!analysis || !stats || transaction?.status !== 'COMPLETED')
      throw new Error(`${id} is no completed analysis`)
    const day = dayOf(analysis.createdAt)
    if (day !== dayOf(new Date())) return
    const back = (moment: Date) => addDays(moment, -days)
    const createdAt = back(analysis.createdAt)
    const completedAt = back(analysis.completedAt)
    const { resetsAt } = analysis.usage
    database.update(analysisRef, {
      ...analysis,
      createdAt,
      completedAt,
      expiresAt: analysis.expiresAt && back(analysis.expiresAt),
      usage: { ...analysis.usage, resetsAt: back(new Date(resetsAt)).toISOString() },
    })
    database.update(transactionRef, {
      ...transaction,
      createdAt,
      completedAt,
      deadlineAt: back(transaction.deadlineAt),
      expiresAt: transaction.expiresAt && back(transaction.expiresAt),
      charge: { ...transaction.charge, day: dayOf(createdAt) },
    })
    database.update(statsRef, { ...stats, daily: recounted(stats.daily, day, dayOf(createdAt)) })
  }, withinTimeout())
}

function recounted(daily: Stats['daily'], from: string, to: string): Stats['daily'] {
  const { [from]: counted = 0, ...others } = daily
  const rest = counted > 1 ? { ...others, [from]: counted - 1 } : others
  return { ...rest, [to]: (rest[to] ?? 0) + 1 }
}
