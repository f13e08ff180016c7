import { ref } from '../../../collections/collection.ts'
import { type ProviderJob, providerJobs } from '../../../collections/provider.ts'
import { transactions } from '../../../collections/transactions.ts'
import { readMeasurements } from '../../../domain/diagnosis/stored-measurements.ts'
import { type CallContext, Unavailable } from '../../../ports/context.ts'
import type {
  BackgroundInference,
  PlantModelAnswer,
  PlantModelQuestion,
} from '../../../ports/plant-model.ts'
import type { Ports } from '../../../ports/ports.ts'
import type { StoredDocument } from '../../../ports/store.ts'
import { isHeldBy } from '../../background/lease.ts'
import { removeOrPutOff } from '../../provider-events/provider-jobs.ts'
import { endWithAnswer, type RunEnd } from './end-run.ts'
import type { Leased } from './lease.ts'

type StoredJob = StoredDocument<ProviderJob>

/**
 * Ends a transaction whose inference was at the provider, once, however many events say so, and has
 * the provider delete what it keeps. WORKING where the provider itself says that it has not ended.
 * Throws where the result cannot be fetched now; if that lasts, a run takes over.
 */
export async function finishProviderJob(
  ports: Ports,
  job: StoredJob,
  context: CallContext,
): Promise<'FINISHED' | 'WORKING'> {
  const { background } = ports.model
  const { transactionId: id, holder, photo } = job.data
  const [transaction] = await ports.store.getAll(ref(transactions, id))
  if (isHeldBy(transaction, holder) && transaction.request) {
    const leased = { id, holder, transaction, request: transaction.request }
    const question = questionOf(job, leased)
    if (!background || !question) return 'WORKING'
    const result = await background.collect(job.data.operationId, question, context)
    if (result.kind === 'WORKING') return 'WORKING'
    await endWithAnswer(ports, leased, result.answer, photo, context)
  }
  await removeOrPutOff(ports, job, context)
  return 'FINISHED'
}

/** A run that was left to the provider. */
type LeftRun = {
  background: BackgroundInference
  job: StoredJob
  question: PlantModelQuestion
}

/**
 * What the transaction's own attempt was left to; undefined where it was not, or where another
 * release or another model left it.
 */
export async function findLeftRun(
  { store, model: { background } }: Ports,
  leased: Leased,
): Promise<LeftRun | undefined> {
  const { providerJobId: id, attempt } = leased.transaction
  if (id === undefined || !background) return undefined
  const [data] = await store.getAll(ref(providerJobs, id))
  if (data?.attempt !== attempt) return undefined
  const job = { id, data }
  const question = questionOf(job, leased)
  return question && { background, job, question }
}

/**
 * Ends a run that was left to the provider and that nobody has ended: with its result if it is
 * there by now, else with another model's answer.
 */
export async function takeOver(
  ports: Ports,
  leased: Leased,
  left: LeftRun,
  context: CallContext,
): Promise<RunEnd> {
  const { job } = left
  const answer = await lastAnswer(ports, left, context)
  const result = await endWithAnswer(ports, leased, answer, job.data.photo, context)
  await removeOrPutOff(ports, job, context)
  return result
}

async function lastAnswer(
  { log }: Ports,
  { background, job, question }: LeftRun,
  context: CallContext,
): Promise<PlantModelAnswer> {
  const { requestId } = context
  let reason = 'the provider is still at work'
  try {
    const result = await background.collect(job.data.operationId, question, context)
    if (result.kind === 'ANSWERED') return result.answer
  } catch (error) {
    if (!(error instanceof Unavailable) || context.signal.aborted) throw error
    reason = 'the result cannot be fetched'
  }
  log.write('WARNING', 'The provider’s answer is no longer waited for', { requestId, reason })
  return background.answerInstead(question, context)
}

/** undefined where another release measured the photo. */
function questionOf({ data }: StoredJob, { request }: Leased): PlantModelQuestion | undefined {
  const { language, hints } = request
  const { measurementsJson } = data
  const measurements = measurementsJson && readMeasurements(measurementsJson)
  return measurements ? { measurements, language, hints } : undefined
}
