import type { StoredAnalysis } from '../../../collections/analyses.ts'
import type { FailureCode } from '../../../collections/transactions.ts'
import type { LiveTransaction } from '../../../domain/analyses/transaction.ts'
import { backgroundTiming } from '../../../domain/background-timing.ts'
import type { CallContext } from '../../../ports/context.ts'
import type { PlantModelAnswer } from '../../../ports/plant-model.ts'
import type { Ports } from '../../../ports/ports.ts'
import { isHeldBy } from '../../background/lease.ts'
import { publishEvent } from '../../events/publish.ts'
import { removeStrayThumbnail } from '../../photos/thumbnail.ts'
import { cacheAnswer } from './answer-cache.ts'
import { completeTransaction } from './complete.ts'
import { failTransaction } from './fail.ts'
import type { Leased } from './lease.ts'
import type { StoredPhoto } from './stored-analysis.ts'

export type RunEnd =
  | { kind: 'COMPLETED'; analysis: StoredAnalysis }
  | { kind: 'FAILED'; code: FailureCode; detail: string }
  /** Not this holder's to end any more, or ended already. */
  | { kind: 'SKIPPED' }

export type Reason = { code: FailureCode; detail: string }

export const timedOut: Reason = { code: 'TIMED_OUT', detail: 'The analysis took too long.' }

const closingMs = backgroundTiming.runAnalysis.closingSeconds * 1000

/** Ends a leased transaction with an answer that was just given, which is reused within a day. */
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
  const completion = await completeTransaction(ports, leased, answer, photo, context)
  if (completion.kind === 'TAKEN') return lost(ports, leased, context)
  if (completion.kind === 'OUT_OF_TIME') return fail(ports, leased, timedOut, context)
  if (completion.eventId) await publishEvent(ports, completion.eventId, context)
  return { kind: 'COMPLETED', analysis: completion.analysis }
}

/** The run is another worker's, who may have ended it and whose photo may be deleted since. */
export async function lost(
  ports: Ports,
  { transaction: { storagePath } }: Leased,
  context: CallContext,
): Promise<RunEnd> {
  await removeStrayThumbnail(ports, storagePath, context)
  return { kind: 'SKIPPED' }
}

/** SKIPPED where the run was not ours to end: another worker's, or completed with a lost answer. */
export async function fail(
  ports: Ports,
  leased: Leased,
  reason: Reason,
  { requestId }: CallContext,
): Promise<RunEnd> {
  const { id, holder } = leased
  const { attempt } = leased.transaction
  const signal = AbortSignal.timeout(closingMs)
  const onlyIf = (current: LiveTransaction) => isHeldBy(current, holder)
  const failure = { id, attempt, error: reason, emitEvent: true, onlyIf }
  const { ended, eventId } = await failTransaction(ports, failure, signal)
  if (!ended) return lost(ports, leased, { requestId, signal })
  ports.log.write('WARNING', 'Analysis failed', { requestId, transactionId: id, ...reason })
  if (eventId) await publishEvent(ports, eventId, { requestId, signal })
  return { kind: 'FAILED', ...reason }
}
