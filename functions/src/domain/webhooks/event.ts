import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { StoredEvent } from '../../collections/events.ts'
import type { Transaction } from '../../collections/transactions.ts'
import { type AnalysisEvent, type AnalysisInEvent, analysisUrlOf } from '../../contract/events.ts'
import type { Analysis } from '../../contract/schemas/analysis.ts'
import { toAnalysis } from '../analyses/analysis.ts'
import { eventIdOf } from '../analyses/idempotency.ts'
import { backgroundTiming } from '../background-timing.ts'
import type { Locales } from '../locales/load.ts'
import { addDays, addSeconds } from '../time.ts'
import { fitEvent } from './fit-event.ts'

type Completed = Extract<Transaction, { status: 'COMPLETED' }>
type Failed = Extract<Transaction, { status: 'FAILED' }>
type NewEvent = { id: string; document: StoredEvent }

/** Longer than a delivery's ten attempts (about 76 hours), so that a manual retry finds it. */
export const eventDaysKept = 30

/** The event `analysis.completed` of one run, with the id that every repeat of it has. */
export function completedEvent(
  id: string,
  transaction: Completed,
  stored: StoredAnalysis,
  locales: Locales,
): NewEvent {
  const eventId = eventIdOf(id, 'analysis.completed', transaction.attempt)
  const bodyOf = (analysis: AnalysisInEvent, truncated: string[]): AnalysisEvent => ({
    id: eventId,
    type: 'analysis.completed',
    timestamp: transaction.completedAt.toISOString(),
    data: {
      transactionId: id,
      accountId: transaction.accountId,
      clientReference: stored.clientReference,
      plantId: stored.plantId,
      status: 'COMPLETED',
      outcome: transaction.outcome,
      analysis,
      truncated,
      analysisUrl: analysisUrlOf(id),
    },
  })
  const body = fitEvent(withoutPlace(toAnalysis(id, stored, locales)), (...parts) =>
    JSON.stringify(bodyOf(...parts)),
  )
  return newEvent({ id: eventId, type: 'analysis.completed', body }, transaction, id)
}

/** The event `analysis.failed` of one run, with the id that every repeat of it has. */
export function failedEvent(id: string, transaction: Failed, now: Date): NewEvent {
  const body: AnalysisEvent = {
    id: eventIdOf(id, 'analysis.failed', transaction.attempt),
    type: 'analysis.failed',
    timestamp: now.toISOString(),
    data: {
      transactionId: id,
      accountId: transaction.accountId,
      clientReference: transaction.request?.clientReference ?? null,
      plantId: transaction.request?.plantId ?? null,
      status: 'FAILED',
      outcome: null,
      error: transaction.error,
    },
  }
  return newEvent({ ...body, body: JSON.stringify(body) }, transaction, id)
}

function newEvent(
  { id, type, body }: { id: string; type: StoredEvent['type']; body: string },
  transaction: Completed | Failed,
  transactionId: string,
): NewEvent {
  return {
    id,
    document: {
      type,
      accountId: transaction.accountId,
      transactionId,
      createdAt: transaction.completedAt,
      body,
      publishAt: addSeconds(
        transaction.completedAt,
        backgroundTiming.publishEvent.firstSweepSeconds,
      ),
      fanOutAt: addSeconds(transaction.completedAt, backgroundTiming.fanOutEvent.firstSweepSeconds),
      expiresAt: addDays(transaction.completedAt, eventDaysKept),
    },
  }
}

/** Where a photo was taken goes to its owner only, never to an endpoint: the keys are left out. */
function withoutPlace({ input, ...analysis }: Analysis): AnalysisInEvent {
  const { latitude: _latitude, longitude: _longitude, ...rest } = input
  return { ...analysis, input: rest }
}
