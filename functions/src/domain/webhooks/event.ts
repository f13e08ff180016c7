import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { StoredEvent } from '../../collections/events.ts'
import type { Transaction } from '../../collections/transactions.ts'
import { type AnalysisEvent, type AnalysisInEvent, analysisUrlOf } from '../../contract/events.ts'
import { limits } from '../../contract/limits.ts'
import { type AnalysisWithoutImage, toAnalysis } from '../analyses/analysis.ts'
import { eventIdOf } from '../analyses/idempotency.ts'
import { backgroundTiming } from '../background-timing.ts'
import type { Locales } from '../locales/load.ts'
import { addDays, addSeconds } from '../time.ts'
import { fitEvent } from './fit-event.ts'

type Completed = Extract<Transaction, { status: 'COMPLETED' }>
type Failed = Extract<Transaction, { status: 'FAILED' }>
type NewEvent = { id: string; document: StoredEvent }

/** A revision of an analysis, and the time when its event was due (collections/analyses.ts). */
type RevisionEvent = { revision: number; at: Date }

/** The latest revision of an analysis that has an event. */
export const revisionOf = ({ moderation }: StoredAnalysis): number => moderation.revision ?? 1

/** The id of an `analysis.completed` event. A repeat of the run creates the same id. */
export function completedEventId(id: string, attempt: number, revision: number): string {
  const type = revision === 1 ? 'analysis.completed' : `analysis.completed ${revision}`
  return eventIdOf(id, type, attempt)
}

/** The revisions with an event: all revisions except revision 1 of a synchronous call. */
export function toldRevisions(
  { operation }: Pick<Transaction, 'operation'>,
  analysis: StoredAnalysis,
): number[] {
  const first = operation === 'start' ? 1 : 2
  return Array.from({ length: revisionOf(analysis) - first + 1 }, (_, at) => first + at)
}

/** Creates the event `analysis.completed`, for a run or for a moderator's later decision. */
export function completedEvent(
  id: string,
  transaction: Completed,
  stored: StoredAnalysis,
  locales: Locales,
  { revision, at }: RevisionEvent = { revision: 1, at: transaction.completedAt },
): NewEvent {
  const eventId = completedEventId(id, transaction.attempt, revision)
  const bodyOf = (analysis: AnalysisInEvent, truncated: string[]): AnalysisEvent => ({
    id: eventId,
    type: 'analysis.completed',
    timestamp: at.toISOString(),
    data: {
      transactionId: id,
      accountId: transaction.accountId,
      clientReference: stored.clientReference,
      plantId: stored.plantId,
      status: 'COMPLETED',
      outcome: transaction.outcome,
      revision,
      analysis,
      truncated,
      analysisUrl: analysisUrlOf(id),
    },
  })
  const body = fitEvent(withoutPlaceAndPerson(toAnalysis(id, stored, locales)), (...parts) =>
    JSON.stringify(bodyOf(...parts)),
  )
  const event = { id: eventId, type: 'analysis.completed' as const, body }
  const made = newEvent(event, transaction.accountId, id, at)
  if (revision === 1) return made
  // A late event must not outlive the analysis that it contains.
  const expiresAt = stored.expiresAt ?? made.document.expiresAt
  return { ...made, document: { ...made.document, expiresAt } }
}

/** Creates the event `analysis.failed` of a run. A repeat of the run creates the same id. */
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
  const { id: eventId, type } = body
  const event = { id: eventId, type, body: JSON.stringify(body) }
  return newEvent(event, transaction.accountId, id, transaction.completedAt)
}

function newEvent(
  { id, type, body }: { id: string; type: StoredEvent['type']; body: string },
  accountId: string,
  transactionId: string,
  at: Date,
): NewEvent {
  return {
    id,
    document: {
      type,
      accountId,
      transactionId,
      createdAt: at,
      body,
      publishAt: addSeconds(at, backgroundTiming.publishEvent.firstSweepSeconds),
      fanOutAt: addSeconds(at, backgroundTiming.fanOutEvent.firstSweepSeconds),
      expiresAt: addDays(at, limits.event.daysKept),
    },
  }
}

/** Removes the photo's location and the analysis's author, which endpoints must not learn. */
function withoutPlaceAndPerson({
  input,
  madeBy: _person,
  ...analysis
}: AnalysisWithoutImage): AnalysisInEvent {
  const { latitude: _latitude, longitude: _longitude, country: _country, ...rest } = input
  return { ...analysis, input: rest }
}
