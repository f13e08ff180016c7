import { accountStats, type Stats, type User, users } from '../../collections/accounts.ts'
import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import {
  type CopiesLeft,
  type ModerationItem,
  moderationItems,
} from '../../collections/moderation.ts'
import { transactions } from '../../collections/transactions.ts'
import type { Call } from '../../contract/endpoint.ts'
import type { decideBody } from '../../contract/schemas/admin.ts'
import { requireAdministrator } from '../../domain/access/permissions.ts'
import { withViolation } from '../../domain/access/violations.ts'
import {
  decidedItem,
  decisionOn,
  type ModerationDecision,
  reasonsOf,
  violatorOf,
  type WithheldPart,
  withCopiesLeft,
  withDecision,
} from '../../domain/analyses/moderation.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { problem } from '../../domain/problem.ts'
import { countEvent, emptyStats, recountOutcome } from '../../domain/stats.ts'
import {
  completedEvent,
  completedEventId,
  revisionOf,
  toldRevisions,
} from '../../domain/webhooks/event.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { publishEvent } from '../events/publish.ts'
import { readBlocked } from '../photos/copies.ts'
import { readRecords } from '../photos/withheld.ts'
import { commandTransaction, openTrail } from './audit-trail.ts'

const actions = { APPROVED: 'analysis.approve', BLOCKED: 'analysis.block' } as const

type Visible = Awaited<ReturnType<typeof readVisible>>

/**
 * Stores a moderation decision in one commit. A block of one photo costs 12 reads and 13 writes.
 * It also costs up to seven queries, withholds up to 25 copies and leaves others to the sweeper.
 * Publishes an event if the decision changes what the user sees. If the user has deleted the
 * analysis, the sweeper then deletes the photo. Throws PERMISSION_DENIED for a photo of the
 * actor's account. Also throws NOT_FOUND and MODERATION_STATE.
 */
export async function decideModeration<const S extends ModerationDecision['state']>(
  ports: Ports,
  call: Call<undefined, undefined, typeof decideBody>,
  state: S,
  withholds?: WithheldPart,
) {
  const { uid: actorUid } = call.caller
  const { analysisId, reason = null } = call.input
  const itemRef = ref(moderationItems, analysisId)
  const eventId = await commandTransaction(
    ports.store,
    async (database) => {
      const [[actor, item], visible, trail] = await Promise.all([
        database.getAll(ref(users, actorUid), itemRef),
        readVisible(database, analysisId),
        openTrail(database, 'admin'),
      ])
      const { accountId } = requireAdministrator(actor)
      if (item?.status !== 'PENDING') throw await undecidable(database, analysisId)
      const violatorRef = ref(users, violatorOf(item))
      if ([accountId, actorUid].some((own) => own === item.accountId || own === violatorRef.id))
        throw problem('PERMISSION_DENIED', 'Nobody decides on a photo of their own account.')
      const [known, stats] = await database.getAll(violatorRef, ref(accountStats, item.accountId))
      const now = ports.clock.now()
      const decision = decisionOn(item, state, withholds)
      const change = await readPhoto(ports, database, { analysisId, item, decision, visible })
      database.update(itemRef, withCopiesLeft(decidedItem(item, decision, now), change(now), now))
      const violator = afterDecision(known, decision, now)
      if (violator && violator !== known) database.update(violatorRef, violator)
      const { violations = 0 } = violator ?? {}
      const details = { before: item.state, after: state, uid: violatorRef.id, violations }
      const entry = { actorUid, action: actions[state], target: analysisId, reason }
      trail.append({ ...entry, details: { ...details, withholds: decision.withholds } }, now)
      return writeNews(database, visible, { item, decision, now, stats }, ports.locales)
    },
    call.signal,
  )
  if (eventId) await publishEvent(ports, eventId, call)
  return { status: 200 as const, body: { analysisId, state } }
}

/** Adds a violation to the user's record, if the decision withholds the photo. */
const afterDecision = (user: User | undefined, decision: ModerationDecision, now: Date) =>
  user && decision.withholds === 'PHOTO' ? withViolation(user, 'BLOCKED', now) : user

type OfPhoto = {
  analysisId: string
  item: ModerationItem
  decision: ModerationDecision
  visible: Visible
}

/**
 * Returns the writes that withhold the photo in its first copies, or that lift an earlier block.
 * The writes return the copies that are left.
 */
async function readPhoto(
  { store }: Ports,
  database: StoreTransaction,
  { analysisId, item, decision, visible }: OfPhoto,
): Promise<(now: Date) => CopiesLeft | undefined> {
  const { storagePath, accountId, imageSha256 } = item
  const photo = { accountId, storagePath, bytesId: visible?.transaction.bytesId, imageSha256 }
  if (decision.state === 'APPROVED') {
    const { lift } = await readRecords(database, photo)
    return () => {
      lift(analysisId)
      return undefined
    }
  }
  if (decision.withholds === 'ANSWER') return () => undefined
  const withhold = await readBlocked(database, store, { ...photo, analysisId })
  const reasons = reasonsOf(item)
  return (createdAt) => withhold({ accountId, analysisId, reasons, createdAt })
}

async function undecidable(database: StoreTransaction, analysisId: string) {
  const [item, analysis] = await database.getAll(
    ref(moderationItems, analysisId),
    ref(analyses, analysisId),
  )
  if (!item && !analysis) return problem('NOT_FOUND', 'There is no such analysis.')
  return problem('MODERATION_STATE', 'This analysis waits for no decision.')
}

/** Returns the documents that show a completed analysis, or undefined for any other analysis. */
async function readVisible(database: StoreTransaction, id: string) {
  const refs = { analysis: ref(analyses, id), transaction: ref(transactions, id) }
  const [analysis, transaction] = await database.getAll(refs.analysis, refs.transaction)
  if (transaction?.status !== 'COMPLETED') return undefined
  if (!analysis) return { kind: 'DELETED', transaction, refs } as const
  const placeOf = (revision: number) => ({
    revision,
    eventRef: ref(events, completedEventId(id, transaction.attempt, revision)),
  })
  const told = toldRevisions(transaction, analysis).map(placeOf)
  const next = placeOf(revisionOf(analysis) + 1)
  const [leftover, ...bodies] = await database.getAll(
    next.eventRef,
    ...told.map(({ eventRef }) => eventRef),
  )
  return {
    kind: 'SEEN',
    id,
    refs,
    analysis,
    transaction,
    told: told.map((place, at) => ({ ...place, event: bodies[at] })),
    next: { ...next, event: leftover },
  } as const
}

/** Does what `writeVisible` says, and writes the statistics, which a withheld photo marks. */
function writeNews(
  database: StoreTransaction,
  visible: Visible,
  { stats, ...made }: Omit<Made, 'stats'> & { stats: Stats | undefined },
  locales: Locales,
): string | undefined {
  const before = stats ?? emptyStats
  const { counted, eventId } = writeVisible(database, visible, { ...made, stats: before }, locales)
  const marked =
    made.decision.withholds === 'PHOTO' ? { ...counted, withheldAt: made.now } : counted
  if (marked !== before) database.put(ref(accountStats, made.item.accountId), stats, marked)
  return eventId
}

/**
 * Shows or withholds the analysis in its document, its transaction and the events that may still be
 * delivered. Returns the new statistics, and the id of a new event if the decision changes what the
 * user sees. If the user has deleted the analysis, makes the sweeper remove the photo.
 */
function writeVisible(
  database: StoreTransaction,
  visible: Visible,
  { item, decision, now, stats }: Made,
  locales: Locales,
): { counted: Stats; eventId: string | undefined } {
  const unseen = { counted: stats, eventId: undefined }
  if (!visible) return unseen
  if (visible.kind === 'DELETED') {
    const { transaction, refs } = visible
    database.update(refs.transaction, { ...transaction, sweepAt: now })
    return unseen
  }
  const { refs, analysis, transaction } = visible
  const shown = withDecision(analysis, item, decision)
  const decided = { ...transaction, outcome: shown.outcome }
  database.update(refs.analysis, shown)
  if (shown.outcome !== transaction.outcome) database.update(refs.transaction, decided)
  const recounted = recountOutcome(stats, analysis.outcome, shown.outcome)
  const isNews = revisionOf(shown) !== revisionOf(analysis)
  const counted = isNews ? countEvent(recounted) : recounted
  const eventOf = (revision: number, at: Date) =>
    completedEvent(visible.id, decided, shown, locales, { revision, at })
  for (const { revision, eventRef, event } of visible.told) {
    if (!event) continue
    const { body } = eventOf(revision, event.createdAt).document
    database.update(eventRef, { ...event, body })
  }
  if (!isNews) return { counted, eventId: undefined }
  const { id, document } = eventOf(visible.next.revision, now)
  const sequence = counted.events
  database.put(visible.next.eventRef, visible.next.event, { ...document, sequence })
  return { counted, eventId: id }
}

type Made = { item: ModerationItem; decision: ModerationDecision; now: Date; stats: Stats }
