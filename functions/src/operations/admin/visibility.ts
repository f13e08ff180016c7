import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import { accountStats } from '../../collections/stats.ts'
import { transactions } from '../../collections/transactions.ts'
import { completedEvent } from '../../domain/event.ts'
import { eventIdOf } from '../../domain/idempotency.ts'
import { judged, recountOutcome, type Verdict } from '../../domain/moderation.ts'
import type { StoreTransaction } from '../../ports/store.ts'

type Visible = Awaited<ReturnType<typeof readVisible>>

/** Every place from which the outcome or the diagnosis of an analysis is seen. */
export async function readVisible(database: StoreTransaction, id: string, accountId: string) {
  const refs = {
    analysis: ref(analyses, id),
    transaction: ref(transactions, id),
    stats: ref(accountStats, accountId),
  }
  const [analysis, transaction, stats] = await database.getAll(
    refs.analysis,
    refs.transaction,
    refs.stats,
  )
  const eventId = transaction && eventIdOf(id, 'analysis.completed', transaction.attempt)
  const eventRef = ref(events, eventId ?? id)
  const [event] = eventId ? await database.getAll(eventRef) : []
  return { id, refs: { ...refs, event: eventRef }, analysis, transaction, stats, event }
}

/**
 * Shows the analysis or withholds it: to its account, to whoever watches the transaction, in the counts, and in the event,
 * whose deliveries may be tried for days yet. Nothing is written of one that is deleted.
 */
export function writeVisible(
  database: StoreTransaction,
  { id, refs, analysis, transaction, stats, event }: Visible,
  verdict: Verdict,
): void {
  if (!analysis || transaction?.status !== 'COMPLETED') return
  const shown = judged(analysis, verdict)
  const { outcome } = shown
  const completed = { ...transaction, outcome }
  database.update(refs.analysis, shown)
  if (outcome !== transaction.outcome) database.update(refs.transaction, completed)
  if (stats && outcome !== analysis.outcome)
    database.update(refs.stats, recountOutcome(stats, analysis.outcome, outcome))
  if (event)
    database.update(refs.event, {
      ...event,
      body: completedEvent(id, completed, shown).document.body,
    })
}
