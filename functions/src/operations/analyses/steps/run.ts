import { createHash } from 'node:crypto'
import type { StoredAnalysis } from '../../../collections/analyses.ts'
import type { FailureCode } from '../../../collections/transactions.ts'
import { photoPath } from '../../../domain/analyses/storage-path.ts'
import type { LiveTransaction } from '../../../domain/analyses/transaction.ts'
import { backgroundTiming } from '../../../domain/background-timing.ts'
import type { CallContext } from '../../../ports/context.ts'
import {
  InvalidModelOutput,
  type PlantModelAnswer,
  type PlantModelRequest,
} from '../../../ports/plant-model.ts'
import { Unavailable } from '../../../ports/unavailable.ts'
import { isHeldBy } from '../../background/lease.ts'
import { publishEvent } from '../../events/publish.ts'
import type { RunDeps } from '../deps.ts'
import { cacheAnswer, findCachedAnswer } from './answer-cache.ts'
import { attachProviderJob } from './attach-provider-job.ts'
import { completeTransaction } from './complete.ts'
import { failTransaction } from './fail.ts'
import {
  type Leased,
  leaseTransaction,
  type ProcessingTransaction,
  releaseTransaction,
} from './lease.ts'
import { takePaidCall } from './paid-calls.ts'
import type { StoredPhoto } from './stored-analysis.ts'

export type RunResult =
  | { kind: 'COMPLETED'; analysis: StoredAnalysis }
  | { kind: 'FAILED'; code: FailureCode; detail: string }
  /** The provider works on it; its event ends the transaction. */
  | { kind: 'AT_PROVIDER' }
  /** In another worker's hands, which may be dead, until its lease ends. */
  | { kind: 'BUSY'; transaction: ProcessingTransaction }
  /** Nothing to do: over, out of time, or another worker was faster. */
  | { kind: 'SKIPPED' }

const closingMs = backgroundTiming.runAnalysis.closingSeconds * 1000

/**
 * Runs one transaction to its end: lease, photo, measurement, model, one commit, event. Safe to
 * call any number of times at once: a repeat, a duplicate task or a crash anywhere repeats at most
 * one step and charges nothing twice.
 */
export async function runAnalysis(
  deps: RunDeps,
  id: string,
  context: CallContext,
): Promise<RunResult> {
  const leased = await leaseTransaction(deps, id, deps.ids.random('req'), context.signal)
  if (leased.kind === 'BUSY') return leased
  if (leased.kind === 'NOTHING_TO_DO') return { kind: 'SKIPPED' }
  try {
    const webp = await deps.objects.read(leased.transaction.storagePath, context)
    if (!webp) return await withoutPhoto(deps, leased, context)
    const { asked, photo } = await prepare(deps, leased, webp, context)
    const known = await findCachedAnswer(deps, leased, photo)
    if (known) return await close(deps, leased, known, photo, context)
    const { background } = deps.model
    if (background && leased.transaction.operation === 'start') {
      const operationId = await background.begin(asked, context)
      const attached = await attachProviderJob(deps, leased, operationId, photo, context.signal)
      return { kind: attached ? 'AT_PROVIDER' : 'SKIPPED' }
    }
    const answer = await deps.model.diagnose(asked, context)
    const result = await close(deps, leased, answer, photo, context)
    if (result.kind === 'COMPLETED') await cacheAnswer(deps, leased, photo, answer, context)
    return result
  } catch (error) {
    return fail(deps, leased, failureOf(error, context), context)
  }
}

/** What the model is asked, and what is stored of the photo beside its answer. */
async function prepare(
  deps: RunDeps,
  { request, transaction }: Leased,
  webp: Uint8Array,
  context: CallContext,
): Promise<{ asked: PlantModelRequest; photo: StoredPhoto }> {
  const measurements = await deps.images.measure(webp, context)
  const { widthPx, heightPx } = measurements
  const { hints, language } = request
  const sha256 = createHash('sha256').update(webp).digest('hex')
  const photo = { widthPx, heightPx, bytes: webp.length, sha256 }
  const asked = {
    webp,
    measurements,
    hints,
    language,
    takePaidCall: () => takePaidCall(deps, transaction.charge.subject, context.signal),
  }
  return { asked, photo }
}

async function close(
  deps: RunDeps,
  leased: Leased,
  answer: PlantModelAnswer,
  photo: StoredPhoto,
  context: CallContext,
): Promise<RunResult> {
  const completion = await completeTransaction(deps, leased, answer, photo, context.signal)
  if (completion.kind === 'TAKEN') return { kind: 'SKIPPED' }
  if (completion.kind === 'OUT_OF_TIME') return fail(deps, leased, timedOut, context)
  if (completion.eventId) await publishEvent(deps, completion.eventId, context)
  return { kind: 'COMPLETED', analysis: completion.analysis }
}

/** A photo that comes with the request may still be on its way; one that was named is gone. */
async function withoutPhoto(
  deps: RunDeps,
  leased: Leased,
  context: CallContext,
): Promise<RunResult> {
  const { uid, storagePath } = leased.transaction
  if (storagePath === photoPath(uid, leased.id)) {
    await releaseTransaction(deps, leased, AbortSignal.timeout(closingMs))
    return { kind: 'SKIPPED' }
  }
  const detail = 'The photo is no longer in storage.'
  return fail(deps, leased, { code: 'IMAGE_NOT_FOUND', detail }, context)
}

type Reason = { code: FailureCode; detail: string }

const timedOut: Reason = { code: 'TIMED_OUT', detail: 'The analysis took too long.' }

/**
 * Whose fault an error is. Throws what is ours again: the lease ends and the run is tried again.
 */
function failureOf(error: unknown, { signal }: CallContext): Reason {
  if (error instanceof InvalidModelOutput)
    return { code: 'MODEL_INVALID_OUTPUT', detail: 'The model gave no usable answer.' }
  if (signal.aborted) return timedOut
  if (error instanceof Unavailable)
    return { code: 'MODEL_UNAVAILABLE', detail: 'The analysis is unavailable at the moment.' }
  throw error
}

/** SKIPPED where the run was not ours to end: another worker's, or completed with a lost answer. */
async function fail(
  deps: RunDeps,
  leased: Leased,
  reason: Reason,
  { requestId }: CallContext,
): Promise<RunResult> {
  const { id, holder } = leased
  const { attempt } = leased.transaction
  const signal = AbortSignal.timeout(closingMs)
  const onlyIf = (current: LiveTransaction) => isHeldBy(current, holder)
  const failure = { id, attempt, error: reason, emitEvent: true, onlyIf }
  const { ended, eventId } = await failTransaction(deps, failure, signal)
  if (!ended) return { kind: 'SKIPPED' }
  deps.log.write('WARNING', 'Analysis failed', { requestId, transactionId: id, ...reason })
  if (eventId) await publishEvent(deps, eventId, { requestId, signal })
  return { kind: 'FAILED', ...reason }
}
