import { createHash } from 'node:crypto'
import { limits } from '../../../contract/limits.ts'
import { photoPath } from '../../../domain/analyses/storage-path.ts'
import { backgroundTiming } from '../../../domain/background-timing.ts'
import { poolLooks } from '../../../domain/diagnosis/pool.ts'
import { signalsToStore } from '../../../domain/diagnosis/stored-measurements.ts'
import { type CallContext, Unavailable } from '../../../ports/context.ts'
import { InvalidModelOutput } from '../../../ports/plant-model.ts'
import type { Ports } from '../../../ports/ports.ts'
import { storeThumbnail } from '../../photos/thumbnail.ts'
import { takePaidCall } from '../paid-calls.ts'
import { findCachedAnswer } from './answer-cache.ts'
import { findEarlierLooks, PaidPhotoGone, signalsOfEarlier } from './earlier-looks.ts'
import { complete, endWithAnswer, fail, type Reason, type RunEnd, timedOut } from './end-run.ts'
import {
  type Leased,
  type LeasedTransaction,
  leaseTransaction,
  releaseTransaction,
} from './lease.ts'
import {
  type AtProvider,
  beginAtProvider,
  findLeftRun,
  providerFor,
  type Question,
  takeOver,
} from './provider-run.ts'

export type RunResult =
  | RunEnd
  /** The provider works on the analysis, and its event will end the transaction. */
  | { kind: 'AT_PROVIDER' }
  /** Another worker has the lease until the lease ends, even if that worker has crashed. */
  | { kind: 'BUSY'; transaction: LeasedTransaction }

const photoBytesLimit = limits.request.photoBodyBytesLimit
const tooLarge: Reason = { code: 'IMAGE_TOO_LARGE', detail: 'The stored photo is too large.' }

const { closingSeconds, clockSkewSeconds } = backgroundTiming.runAnalysis
const closingMs = closingSeconds * 1000
/** How much earlier another instance may see the deadline. */
const clocksDifferMs = 2 * clockSkewSeconds * 1000

/**
 * Leases one transaction and runs it. Parallel and repeated calls are safe: a crash repeats at most
 * one step, and a unit is never charged twice.
 */
export async function runAnalysis(
  ports: Ports,
  id: string,
  context: CallContext,
): Promise<RunResult> {
  const run = { ...ports, store: ports.store.remembering() }
  const leased = await leaseTransaction(run, id, ports.ids.random('req'), context.signal)
  if (leased.kind === 'BUSY') return leased
  if (leased.kind === 'NOTHING_TO_DO') return { kind: 'SKIPPED' }
  return runLeased(run, leased, context)
}

/** Runs a leased transaction to its end, or takes the run over from the provider. */
export async function runLeased(
  ports: Ports,
  leased: Leased,
  given: CallContext,
): Promise<Exclude<RunResult, { kind: 'BUSY' }>> {
  const context = untilDeadline(ports, leased, given)
  try {
    const left = await findLeftRun(ports, leased)
    if (left) return await takeOver(ports, leased, left, context)
    const webp = await ports.objects.read(leased.transaction.storagePath, photoBytesLimit, context)
    if (!webp) return await withoutPhoto(ports, leased, context)
    if (webp === 'TOO_LARGE') return await fail(ports, leased, tooLarge, context)
    const { asked, measured, thumbnail } = await prepare(ports, leased, webp, context)
    const { storagePath } = leased.transaction
    const [known, thumbhash] = await Promise.all([
      findCachedAnswer(ports, leased, measured),
      storeThumbnail(ports, storagePath, thumbnail, context),
    ])
    const photo = { ...measured, thumbhash }
    if (known) return await complete(ports, leased, known, photo, context)
    const result = await ask(ports, leased, { asked, photo }, context)
    if (result.kind !== 'ANSWERED') return result
    return await endWithAnswer(ports, leased, result.answer, photo, context)
  } catch (error) {
    return fail(ports, leased, failureOf(error, context), context)
  }
}

/** From the deadline on, the transaction may begin again, and another worker may ask the model. */
function untilDeadline(
  { clock }: Ports,
  { transaction: { deadlineAt } }: Leased,
  { requestId, signal }: CallContext,
): CallContext {
  const leftMs = Math.max(0, deadlineAt.getTime() - clock.now().getTime() - clocksDifferMs)
  return { requestId, signal: AbortSignal.any([signal, clock.timeout(leftMs)]) }
}

async function prepare(ports: Ports, leased: Leased, webp: Uint8Array, context: CallContext) {
  const { request, transaction } = leased
  // A run that must fail measures no photo.
  const looks = await findEarlierLooks(ports.store, leased)
  const { measurements: alone, thumbnail } = await ports.images.measure(webp, context)
  const { widthPx, heightPx, signals } = alone
  const earlier = await signalsOfEarlier(ports, leased, looks, signals.networkVersion, context)
  const measurements = poolLooks(alone, earlier)
  const { hints, language } = request
  const sha256 = createHash('sha256').update(webp).digest('hex')
  const signalsJson = signalsToStore(signals)
  const measured = { widthPx, heightPx, bytes: webp.length, sha256, signalsJson }
  const asked = {
    webp,
    measurements,
    hints,
    language,
    takePaidCall: () => takePaidCall(ports, transaction.charge, context.signal),
  }
  return { asked, measured, thumbnail }
}

async function ask(
  ports: Ports,
  leased: Leased,
  question: Question,
  context: CallContext,
): Promise<AtProvider> {
  const { asked } = question
  const { follows } = leased.request
  if (follows) {
    const question = { ...asked, answers: follows.answers }
    return { kind: 'ANSWERED', answer: await ports.secondLook.diagnose(question, context) }
  }
  const provider = providerFor(ports, leased)
  if (provider) return beginAtProvider(ports, provider, leased, question, context)
  return { kind: 'ANSWERED', answer: await ports.model.diagnose(asked, context) }
}

/** Releases a run whose photo is still being stored. Fails a run whose named photo was deleted. */
async function withoutPhoto(ports: Ports, leased: Leased, context: CallContext) {
  const { uid, storagePath } = leased.transaction
  if (storagePath === photoPath(uid, leased.id)) {
    await releaseTransaction(ports, leased, ports.clock.timeout(closingMs))
    return { kind: 'SKIPPED' as const }
  }
  const detail = 'The photo is no longer in storage.'
  return fail(ports, leased, { code: 'IMAGE_NOT_FOUND', detail }, context)
}

/** Rethrows internal errors of the service, so that the run is tried again after the lease. */
function failureOf(error: unknown, { signal }: CallContext): Reason {
  if (error instanceof InvalidModelOutput)
    return { code: 'MODEL_INVALID_OUTPUT', detail: 'The model gave no usable answer.' }
  if (error instanceof PaidPhotoGone)
    return { code: 'IMAGE_NOT_FOUND', detail: 'The earlier look that cost a unit was deleted.' }
  if (signal.aborted) return timedOut
  if (error instanceof Unavailable)
    return { code: 'MODEL_UNAVAILABLE', detail: 'The analysis is unavailable at the moment.' }
  throw error
}
