import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import { accountStats } from '../../collections/stats.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import { users } from '../../collections/users.ts'
import { completedEvent } from '../../domain/event.ts'
import { dayOf, emptyQuota } from '../../domain/quota.ts'
import type { RuleSettings } from '../../domain/settings.ts'
import { countAnalysis, emptyStats } from '../../domain/stats.ts'
import { settleUsage } from '../../domain/usage.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlantModelAnswer } from '../../ports/plant-model.ts'
import type { Store } from '../../ports/store.ts'
import type { Leased } from './lease.ts'
import { storedAnalysis } from './stored-analysis.ts'

export type Photo = { widthPx: number; heightPx: number; bytes: number; sha256: string }

export type Completion = { analysis: StoredAnalysis; eventId: string | undefined }

type Deps = { store: Store; clock: Clock; rules: RuleSettings }

/**
 * Writes COMPLETED, the analysis, the counters, the settled charge and the event as one commit, so that a crash leaves
 * either all of it or a transaction that is run again. Answers undefined where another worker was faster.
 */
export async function completeTransaction(
  deps: Deps,
  { id, transaction: leased, request, holder }: Leased,
  answer: PlantModelAnswer,
  photo: Photo,
  signal: AbortSignal,
): Promise<Completion | undefined> {
  const transactionRef = ref(transactions, id)
  const userRef = ref(users, leased.charge.subject)
  const statsRef = ref(accountStats, leased.accountId)
  return deps.store.transaction(async (database) => {
    const [transaction, user, stats] = await database.getAll(transactionRef, userRef, statsRef)
    if (transaction?.status !== 'PROCESSING' || transaction.lease.holder !== holder)
      return undefined
    const now = deps.clock.now()
    const settled = settleUsage(
      transaction.charge,
      user?.quota ?? emptyQuota(now),
      answer,
      deps.rules.quota,
      now,
    )
    const analysis = storedAnalysis(transaction, request, answer, photo, settled.usage, now)
    const completed = toCompleted(transaction, settled.charge, analysis, now)
    if (user && settled.quota !== user.quota)
      database.update(userRef, { ...user, quota: settled.quota })
    database.update(transactionRef, completed)
    database.create(ref(analyses, id), analysis)
    const counted = countAnalysis(stats ?? emptyStats, analysis.outcome, dayOf(now))
    if (stats) database.update(statsRef, counted)
    else database.create(statsRef, counted)
    if (completed.operation !== 'start') return { analysis, eventId: undefined }
    const event = completedEvent(id, completed, analysis)
    database.create(ref(events, event.id), event.document)
    return { analysis, eventId: event.id }
  }, signal)
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
    wakeAt: null,
    completedAt: now,
    outcome: analysis.outcome,
    deleted: false,
    expiresAt: analysis.expiresAt,
  }
}
