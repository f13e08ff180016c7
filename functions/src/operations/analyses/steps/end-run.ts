import type { StoredAnalysis } from '../../../collections/analyses.ts'
import type { FailureCode } from '../../../collections/transactions.ts'
import type { LiveTransaction } from '../../../domain/analyses/transaction.ts'
import { backgroundTiming } from '../../../domain/background-timing.ts'
import type { CallContext } from '../../../ports/context.ts'
import type { PlantModelAnswer } from '../../../ports/plant-model.ts'
import { isHeldBy } from '../../background/lease.ts'
import { publishEvent } from '../../events/publish.ts'
import { removeStrayThumbnail } from '../../photos/thumbnail.ts'
import type { RunDeps } from '../deps.ts'
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
  deps: RunDeps,
  leased: Leased,
  answer: PlantModelAnswer,
  photo: StoredPhoto,
  context: CallContext,
): Promise<RunEnd> {
  const result = await complete(deps, leased, answer, photo, context)
  if (result.kind === 'COMPLETED') await cacheAnswer(deps, leased, photo, answer, context)
  return result
}

/** Ends a leased transaction with an answer in one commit, and publishes its event. */
export async function complete(
  deps: RunDeps,
  leased: Leased,
  answer: PlantModelAnswer,
  photo: StoredPhoto,
  context: CallContext,
): Promise<RunEnd> {
  const completion = await completeTransaction(deps, leased, answer, photo, context)
  if (completion.kind === 'TAKEN') return lost(deps, leased, context)
  if (completion.kind === 'OUT_OF_TIME') return fail(deps, leased, timedOut, context)
  if (completion.eventId) await publishEvent(deps, completion.eventId, context)
  return { kind: 'COMPLETED', analysis: completion.analysis }
}

/** The run is another worker's, who may have ended it and whose photo may be deleted since. */
export async function lost(
  deps: RunDeps,
  { transaction: { storagePath } }: Leased,
  context: CallContext,
): Promise<RunEnd> {
  await removeStrayThumbnail(deps, storagePath, context)
  return { kind: 'SKIPPED' }
}

/** SKIPPED where the run was not ours to end: another worker's, or completed with a lost answer. */
export async function fail(
  deps: RunDeps,
  leased: Leased,
  reason: Reason,
  { requestId }: CallContext,
): Promise<RunEnd> {
  const { id, holder } = leased
  const { attempt } = leased.transaction
  const signal = AbortSignal.timeout(closingMs)
  const onlyIf = (current: LiveTransaction) => isHeldBy(current, holder)
  const failure = { id, attempt, error: reason, emitEvent: true, onlyIf }
  const { ended, eventId } = await failTransaction(deps, failure, signal)
  if (!ended) return lost(deps, leased, { requestId, signal })
  deps.log.write('WARNING', 'Analysis failed', { requestId, transactionId: id, ...reason })
  if (eventId) await publishEvent(deps, eventId, { requestId, signal })
  return { kind: 'FAILED', ...reason }
}
