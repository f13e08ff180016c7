import { accountStats, type Stats, type User, users } from '../../../collections/accounts.ts'
import { analyses, type StoredAnalysis } from '../../../collections/analyses.ts'
import { ref } from '../../../collections/collection.ts'
import { events, type StoredEvent } from '../../../collections/events.ts'
import { moderationItems, type WithheldPhoto } from '../../../collections/moderation.ts'
import {
  type FailureCode,
  type Transaction,
  transactions,
} from '../../../collections/transactions.ts'
import { newModerationItem, withheldIn } from '../../../domain/analyses/moderation.ts'
import { isOutOfTime, type LiveTransaction } from '../../../domain/analyses/transaction.ts'
import { backgroundTiming } from '../../../domain/background-timing.ts'
import { dayOf } from '../../../domain/quota/quota.ts'
import { applySafetyRules } from '../../../domain/safety/safety-rules.ts'
import { countAnalysis, countEvent, emptyStats } from '../../../domain/stats.ts'
import { completedEvent } from '../../../domain/webhooks/event.ts'
import type { CallContext } from '../../../ports/context.ts'
import type { PlantModelAnswer } from '../../../ports/plant-model.ts'
import type { Ports } from '../../../ports/ports.ts'
import type { StoredDocument, StoreTransaction } from '../../../ports/store.ts'
import { isHeldBy } from '../../background/lease.ts'
import { publishEvent } from '../../events/publish.ts'
import { removeStrayThumbnail } from '../../photos/thumbnail.ts'
import { readRecords, readWithheld, refsOfUnmarked } from '../../photos/withheld.ts'
import { cacheAnswer } from './answer-cache.ts'
import { chargeOf } from './charge.ts'
import { failTransaction, logFailed } from './fail.ts'
import { findProgress } from './find-progress.ts'
import type { Leased } from './lease.ts'
import { type RuledAnswer, type StoredPhoto, storedAnalysis } from './stored-analysis.ts'

export type RunEnd =
  | { kind: 'COMPLETED'; analysis: StoredAnalysis }
  | { kind: 'FAILED'; code: FailureCode; detail: string }
  /** This worker has lost the lease, or the run has already ended. */
  | { kind: 'SKIPPED' }

export type Reason = { code: FailureCode; detail: string }

export const timedOut: Reason = { code: 'TIMED_OUT', detail: 'The analysis took too long.' }

const closingMs = backgroundTiming.runAnalysis.closingSeconds * 1000

/** Ends a leased transaction with a new answer, and caches the answer for a day. */
export async function endWithAnswer(
  ports: Ports,
  leased: Leased,
  answer: PlantModelAnswer,
  photo: StoredPhoto,
  context: CallContext,
): Promise<RunEnd> {
  const result = await complete(ports, leased, answer, photo, context)
  if (result.kind === 'COMPLETED') await cacheAnswer(ports, leased, photo, answer, context)
  return result
}

/** Ends a leased transaction with an answer in one commit, and publishes its event. */
export async function complete(
  ports: Ports,
  leased: Leased,
  answer: PlantModelAnswer,
  photo: StoredPhoto,
  context: CallContext,
): Promise<RunEnd> {
  // Applies the rules here because runs and provider events both end with this function.
  const diagnosis = applySafetyRules(
    answer.diagnosis,
    answer.servedLanguage,
    leased.request.hints,
    ports.locales,
    leased.request.follows?.answers,
  )
  const { accountId } = leased.transaction
  const progress = await findProgress(ports, leased, diagnosis, photo.sha256, context)
  const ruled = { ...answer, diagnosis, progress }
  // Every completion of the account changes the statistics, with the number of its last event.
  const committed = await ports.store.inTurn(
    { subject: `statistics of ${accountId}` },
    async () => {
      const quota = await readAhead(ports, leased)
      return commit(ports, leased, { ruled, photo, quota }, context.signal)
    },
  )
  if (committed === 'TAKEN') return lost(ports, leased, context)
  if (committed === 'OUT_OF_TIME') return fail(ports, leased, timedOut, context)
  const { requestId } = context
  ports.log.write('INFO', 'Analysis completed', { requestId, transactionId: leased.id })
  if (committed.event) await publishEvent(ports, committed.event.id, context, committed.event.data)
  return { kind: 'COMPLETED', analysis: committed.analysis }
}

/**
 * Reads in one round trip what the commit needs, and returns the quota, which the commit does not
 * check. A call that made the claim knows all but the statistics.
 */
async function readAhead({ store }: Ports, { quota, transaction }: Leased) {
  const statsRef = ref(accountStats, transaction.accountId)
  if (quota) {
    await store.getAll(statsRef)
    return quota
  }
  const userRef = ref(users, transaction.charge.subject)
  const [user] = await store.getAll(
    ...([userRef, statsRef] as const),
    ...refsOfUnmarked(transaction),
  )
  return user?.quota
}

/**
 * Writes the whole result in one commit. After a crash before the commit, the transaction runs
 * again. Returns TAKEN if another worker has the lease, and OUT_OF_TIME after the deadline.
 */
function commit(
  ports: Ports,
  { id, transaction: leased, request, holder }: Leased,
  { ruled, photo, quota }: Result,
  signal: AbortSignal,
): Promise<Committed | 'TAKEN' | 'OUT_OF_TIME'> {
  const transactionRef = ref(transactions, id)
  const statsRef = ref(accountStats, leased.accountId)
  return ports.store.transaction(async (database) => {
    const [transaction, stats] = await database.getAll(transactionRef, statsRef)
    if (!isHeldBy(transaction, holder)) return 'TAKEN'
    const now = ports.clock.now()
    if (isOutOfTime(transaction, now)) return 'OUT_OF_TIME'
    const sent = { ...transaction, imageSha256: photo.sha256 }
    const answer = unlessWithheld(ruled, await readWithheld(database, sent, stats))
    const queue = await moderationQueue(database, { id, transaction, photo }, answer)
    const run = { transaction, request }
    const final = await chargeOf(database, ports, run, { quota, answer }, now)
    const analysis = storedAnalysis(transaction, request, answer, photo, final.usage, now)
    const completed = toCompleted(transaction, final.charge, analysis, now)
    final.write()
    database.update(transactionRef, completed)
    // The key's last analysis and event may remain, as expired documents are deleted in any order.
    database.overwrite(ref(analyses, id), analysis)
    const marks = queue?.add(analysis, now)
    const counted = { ...countAnalysis(stats ?? emptyStats, analysis, dayOf(now)), ...marks }
    const numbered = completed.operation === 'start' ? countEvent(counted) : undefined
    database.put(statsRef, stats, numbered ?? counted)
    if (!numbered) return { analysis, event: undefined }
    const event = completedEvent(id, completed, analysis, ports.locales)
    const data = { ...event.document, sequence: numbered.events }
    database.overwrite(ref(events, event.id), data)
    return { analysis, event: { id: event.id, data } }
  }, signal)
}

/** `quota` says how many analyses remain. */
type Result = { ruled: RuledAnswer; photo: StoredPhoto; quota: User['quota'] | undefined }
type Committed = { analysis: StoredAnalysis; event: StoredDocument<StoredEvent> | undefined }

/** If the photo was blocked, after the start or in other bytes, the answer is withheld too. */
function unlessWithheld(answer: RuledAnswer, withheld: WithheldPhoto | undefined): RuledAnswer {
  return withheld
    ? { ...answer, moderation: { state: 'BLOCKED', reasons: withheld.reasons, withholds: 'PHOTO' } }
    : answer
}

/** Reads what a blocked or flagged answer changes, but nothing for a clear answer. */
async function moderationQueue(
  database: StoreTransaction,
  { id, transaction, photo }: Pick<Leased, 'id' | 'transaction'> & { photo: StoredPhoto },
  { moderation }: RuledAnswer,
) {
  const { state } = moderation
  if (state === 'CLEAR') return undefined
  const { reasons } = moderation
  const itemRef = ref(moderationItems, id)
  const [leftover] = await database.getAll(itemRef)
  const sent = { ...transaction, imageSha256: photo.sha256 }
  const isOfPhoto = state === 'BLOCKED' && withheldIn(moderation) === 'PHOTO'
  const records = isOfPhoto ? await readRecords(database, sent) : undefined
  return {
    /** Returns what the account's statistics say of it. */
    add(analysis: StoredAnalysis, now: Date): Pick<Stats, 'withheldAt'> {
      database.put(itemRef, leftover, newModerationItem(analysis, state, now))
      const { accountId } = analysis
      records?.withhold({ accountId, analysisId: id, reasons: [...reasons], createdAt: now })
      return records ? { withheldAt: now } : {}
    },
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

/** Removes a stray thumbnail, because another worker may have deleted the photo meanwhile. */
export async function lost(
  ports: Ports,
  { transaction: { storagePath } }: Leased,
  context: CallContext,
): Promise<RunEnd> {
  await removeStrayThumbnail(ports, storagePath, context)
  return { kind: 'SKIPPED' }
}

/**
 * Returns SKIPPED if another worker has the run, or if a commit succeeded without a response. The
 * deadline of a synchronous call is the caller's, who has its photo decoded; that of a job is ours.
 */
export async function fail(
  ports: Ports,
  leased: Leased,
  reason: Reason,
  { requestId }: CallContext,
): Promise<RunEnd> {
  const { id, holder } = leased
  const { attempt } = leased.transaction
  const signal = ports.clock.timeout(closingMs)
  const onlyIf = (current: LiveTransaction) => isHeldBy(current, holder)
  const isOver = reason.code === timedOut.code && leased.quota !== undefined
  const failure = { id, attempt, error: reason, isOver, emitEvent: true, onlyIf }
  const { ended, event } = await failTransaction(ports, failure, signal)
  if (!ended) return lost(ports, leased, { requestId, signal })
  logFailed(ports, { requestId }, failure)
  if (event) await publishEvent(ports, event.id, { requestId, signal }, event.data)
  return { kind: 'FAILED', ...reason }
}
