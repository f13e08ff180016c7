import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import { accountStats } from '../../collections/stats.ts'
import { transactions } from '../../collections/transactions.ts'
import { type ModerationDecision, withDecision } from '../../domain/analyses/moderation.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { recountOutcome } from '../../domain/stats.ts'
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
  { decision, now }: { decision: ModerationDecision; now: Date },
  locales: Locales,
): string | undefined {
  if (!visible) return undefined
  if (visible.kind === 'DELETED') {
    const { transaction, refs } = visible
    database.update(refs.transaction, { ...transaction, sweepAt: now })
    return undefined
  }
  const { refs, analysis, transaction, stats } = visible
  const shown = withDecision(analysis, decision)
  database.update(refs.analysis, shown)
  if (shown.outcome !== transaction.outcome)
    database.update(refs.transaction, { ...transaction, outcome: shown.outcome })
  if (stats && shown.outcome !== analysis.outcome)
    database.update(refs.stats, recountOutcome(stats, analysis.outcome, shown.outcome))
  return writeEvents(database, visible, shown, now, locales)
}

/** What was told before shows no more than the analysis does now; a new revision is told anew. */
function writeEvents(
  database: StoreTransaction,
  { id, transaction, told, next }: Seen,
  shown: StoredAnalysis,
  now: Date,
  locales: Locales,
): string | undefined {
  const completed = { ...transaction, outcome: shown.outcome }
  const eventOf = (revision: number, at: Date) =>
    completedEvent(id, completed, shown, locales, { revision, at })
  for (const { revision, eventRef, event } of told)
    if (event) {
      const { body } = eventOf(revision, event.createdAt).document
      database.update(eventRef, { ...event, body })
    }
  if (next.revision !== revisionOf(shown)) return undefined
  const news = eventOf(next.revision, now)
  database.put(next.eventRef, next.event, news.document)
  return news.id
}
