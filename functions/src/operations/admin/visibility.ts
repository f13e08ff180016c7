import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import { accountStats } from '../../collections/stats.ts'
import { transactions } from '../../collections/transactions.ts'
import { eventIdOf } from '../../domain/analyses/idempotency.ts'
import { type ModerationDecision, withDecision } from '../../domain/analyses/moderation.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { recountOutcome } from '../../domain/stats.ts'
import { completedEvent } from '../../domain/webhooks/event.ts'
import type { StoreTransaction } from '../../ports/store.ts'

type Visible = Awaited<ReturnType<typeof readVisible>>

/**
 * Every place from which the outcome or the diagnosis of an analysis is seen. Of a deleted one the
 * transaction alone, and undefined where there is none.
 */
export async function readVisible(database: StoreTransaction, id: string) {
  const refs = { analysis: ref(analyses, id), transaction: ref(transactions, id) }
  const [analysis, transaction] = await database.getAll(refs.analysis, refs.transaction)
  if (transaction?.status !== 'COMPLETED') return undefined
  if (!analysis) return { kind: 'DELETED', transaction, refs } as const
  const statsRef = ref(accountStats, analysis.accountId)
  const eventRef = ref(events, eventIdOf(id, 'analysis.completed', transaction.attempt))
  const [stats, event] = await database.getAll(statsRef, eventRef)
  const found = { analysis, transaction, stats, event }
  const kind = 'SEEN' as const
  return { kind, id, refs: { ...refs, stats: statsRef, event: eventRef }, ...found }
}

/**
 * Shows the analysis or withholds it: to its account, to whoever watches the transaction, in the
 * counts, and in the event, whose deliveries may be tried for days yet. Of a deleted one the photo
 * has stayed for this decision, and the sweeper removes it now.
 */
export function writeVisible(
  database: StoreTransaction,
  visible: Visible,
  { decision, now }: { decision: ModerationDecision; now: Date },
  locales: Locales,
): void {
  if (!visible) return
  if (visible.kind === 'DELETED') {
    const { transaction, refs } = visible
    return database.update(refs.transaction, { ...transaction, sweepAt: now })
  }
  const { id, refs, analysis, transaction, stats, event } = visible
  const shown = withDecision(analysis, decision)
  const { outcome } = shown
  const completed = { ...transaction, outcome }
  database.update(refs.analysis, shown)
  if (outcome !== transaction.outcome) database.update(refs.transaction, completed)
  if (stats && outcome !== analysis.outcome)
    database.update(refs.stats, recountOutcome(stats, analysis.outcome, outcome))
  if (event)
    database.update(refs.event, {
      ...event,
      body: completedEvent(id, completed, shown, locales).document.body,
    })
}
