import { accountStats } from '../../collections/accounts.ts'
import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import type { ModerationItem } from '../../collections/moderation.ts'
import { transactions } from '../../collections/transactions.ts'
import { type ModerationDecision, withDecision } from '../../domain/analyses/moderation.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { countEvent, emptyStats, recountOutcome } from '../../domain/stats.ts'
import {
  completedEvent,
  completedEventId,
  revisionOf,
  toldRevisions,
} from '../../domain/webhooks/event.ts'
import type { StoreTransaction } from '../../ports/store.ts'

type Visible = Awaited<ReturnType<typeof readVisible>>
type Seen = Extract<Visible, { kind: 'SEEN' }>

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
  const placeOf = (revision: number) => ({
    revision,
    eventRef: ref(events, completedEventId(id, transaction.attempt, revision)),
  })
  const told = toldRevisions(transaction, analysis).map(placeOf)
  const next = placeOf(revisionOf(analysis) + 1)
  const [stats, leftover, ...bodies] = await database.getAll(
    statsRef,
    next.eventRef,
    ...told.map(({ eventRef }) => eventRef),
  )
  const found = { analysis, transaction, stats }
  return {
    kind: 'SEEN',
    id,
    refs: { ...refs, stats: statsRef },
    ...found,
    told: told.map((place, at) => ({ ...place, event: bodies[at] })),
    next: { ...next, event: leftover },
  } as const
}

/**
 * Shows the analysis or withholds it: to its account, to whoever watches the transaction, in the
 * counts, and in its events, whose deliveries may be tried for days yet. Answers the id of the
 * event that tells of the change, where there is one. Of a deleted one the photo has stayed for
 * this decision, and the sweeper removes it now.
 */
export function writeVisible(
  database: StoreTransaction,
  visible: Visible,
  { item, decision, now }: { item: ModerationItem; decision: ModerationDecision; now: Date },
  locales: Locales,
): string | undefined {
  if (!visible) return undefined
  if (visible.kind === 'DELETED') {
    const { transaction, refs } = visible
    database.update(refs.transaction, { ...transaction, sweepAt: now })
    return undefined
  }
  const { refs, analysis, transaction, stats } = visible
  const shown = withDecision(analysis, item, decision)
  database.update(refs.analysis, shown)
  if (shown.outcome !== transaction.outcome)
    database.update(refs.transaction, { ...transaction, outcome: shown.outcome })
  const before = stats ?? emptyStats
  const recounted = recountOutcome(before, analysis.outcome, shown.outcome)
  const isNews = revisionOf(shown) !== revisionOf(analysis)
  const counted = isNews ? countEvent(recounted) : recounted
  if (counted !== before) database.put(refs.stats, stats, counted)
  const eventOf = (revision: number, at: Date) =>
    completedEvent(visible.id, { ...transaction, outcome: shown.outcome }, shown, locales, {
      revision,
      at,
    })
  rewriteTold(database, visible, eventOf)
  if (!isNews) return undefined
  const { id, document } = eventOf(visible.next.revision, now)
  const sequence = counted.events
  database.put(visible.next.eventRef, visible.next.event, { ...document, sequence })
  return id
}

/** What was told before shows no more than the analysis does now. */
function rewriteTold(
  database: StoreTransaction,
  { told }: Seen,
  eventOf: (revision: number, at: Date) => ReturnType<typeof completedEvent>,
): void {
  for (const { revision, eventRef, event } of told) {
    if (!event) continue
    const { body } = eventOf(revision, event.createdAt).document
    database.update(eventRef, { ...event, body })
  }
}
