import { accountStats, users } from '../../../collections/accounts.ts'
import { analyses, type StoredAnalysis } from '../../../collections/analyses.ts'
import { ref } from '../../../collections/collection.ts'
import { events } from '../../../collections/events.ts'
import { moderationItems } from '../../../collections/moderation.ts'
import { type Transaction, transactions } from '../../../collections/transactions.ts'
import { newModerationItem } from '../../../domain/analyses/moderation.ts'
import { isOutOfTime } from '../../../domain/analyses/transaction.ts'
import { finalCharge } from '../../../domain/quota/final-charge.ts'
import { dayOf, emptyQuota } from '../../../domain/quota/quota.ts'
import { applySafetyRules } from '../../../domain/safety/safety-rules.ts'
import { countAnalysis, countEvent, emptyStats } from '../../../domain/stats.ts'
import { completedEvent, completedEventId } from '../../../domain/webhooks/event.ts'
import type { CallContext } from '../../../ports/context.ts'
import type { PlantModelAnswer } from '../../../ports/plant-model.ts'
import type { Ports } from '../../../ports/ports.ts'
import type { StoreTransaction } from '../../../ports/store.ts'
import { isHeldBy } from '../../background/lease.ts'
import { findProgress } from './find-progress.ts'
import type { Leased } from './lease.ts'
import { type RuledAnswer, type StoredPhoto, storedAnalysis } from './stored-analysis.ts'

export type Completion =
  | { kind: 'COMPLETED'; analysis: StoredAnalysis; eventId: string | undefined }
  /** Every reader was told that it failed, so that it may no longer complete. */
  | { kind: 'OUT_OF_TIME' }
  /** Another worker was faster. */
  | { kind: 'TAKEN' }

/**
 * Writes COMPLETED, the analysis, the counters, the final charge and the event as one commit, so
 * that a crash leaves either all of it or a transaction that is run again.
 */
export async function completeTransaction(
  ports: Ports,
  leased: Leased,
  answer: PlantModelAnswer,
  photo: StoredPhoto,
  context: CallContext,
): Promise<Completion> {
  // Here, because an answer comes this way whether it was waited for or fetched later.
  const diagnosis = applySafetyRules(
    answer.diagnosis,
    answer.servedLanguage,
    leased.request.hints,
    ports.locales,
  )
  const progress = await findProgress(ports, leased, diagnosis, photo.sha256, context)
  return commit(ports, leased, { ...answer, diagnosis, progress }, photo, context.signal)
}

function commit(
  ports: Ports,
  { id, transaction: leased, request, holder }: Leased,
  answer: RuledAnswer,
  photo: StoredPhoto,
  signal: AbortSignal,
): Promise<Completion> {
  const transactionRef = ref(transactions, id)
  const userRef = ref(users, leased.charge.subject)
  const statsRef = ref(accountStats, leased.accountId)
  const analysisRef = ref(analyses, id)
  const eventRef = ref(events, completedEventId(id, leased.attempt, 1))
  return ports.store.transaction(async (database) => {
    const [transaction, user, stats, oldAnalysis, oldEvent] = await database.getAll(
      ...([transactionRef, userRef, statsRef, analysisRef, eventRef] as const),
    )
    if (!isHeldBy(transaction, holder)) return { kind: 'TAKEN' }
    const now = ports.clock.now()
    if (isOutOfTime(transaction, now)) return { kind: 'OUT_OF_TIME' }
    const queue = await moderationQueue(database, id, answer)
    const quota = user?.quota ?? emptyQuota(now)
    const final = finalCharge(transaction.charge, quota, answer, ports.rules.quota, now)
    const analysis = storedAnalysis(transaction, request, answer, photo, final.usage, now)
    const completed = toCompleted(transaction, final.charge, analysis, now)
    if (user && final.quota !== user.quota)
      database.update(userRef, { ...user, quota: final.quota })
    database.update(transactionRef, completed)
    // Firestore drops expired documents in any order: those of the key's last run may remain.
    database.put(analysisRef, oldAnalysis, analysis)
    queue?.add(analysis, now)
    const counted = countAnalysis(stats ?? emptyStats, analysis.outcome, dayOf(now))
    const numbered = completed.operation === 'start' ? countEvent(counted) : undefined
    database.put(statsRef, stats, numbered ?? counted)
    if (!numbered) return { kind: 'COMPLETED', analysis, eventId: undefined }
    const event = completedEvent(id, completed, analysis, ports.locales)
    database.put(eventRef, oldEvent, { ...event.document, sequence: numbered.events })
    return { kind: 'COMPLETED', analysis, eventId: event.id }
  }, signal)
}

/**
 * The queue's place for an answer that its provider blocked or flagged; a clear one needs no read.
 */
async function moderationQueue(
  database: StoreTransaction,
  id: string,
  { moderation: { state } }: RuledAnswer,
) {
  if (state === 'CLEAR') return undefined
  const itemRef = ref(moderationItems, id)
  const [leftover] = await database.getAll(itemRef)
  return {
    add: (analysis: StoredAnalysis, now: Date) =>
      database.put(itemRef, leftover, newModerationItem(analysis, state, now)),
  }
}

function toCompleted(
  { lease: _lease, ...transaction }: Leased['transaction'],
  charge: Transaction['charge'],
  analysis: StoredAnalysis,
  now: Date,
): Extract<Transaction, { status: 'COMPLETED' }> {
  return {
    ...transaction,
    charge,
    status: 'COMPLETED',
    sweepAt: null,
    completedAt: now,
    outcome: analysis.outcome,
    deleted: false,
    expiresAt: analysis.expiresAt,
  }
}
