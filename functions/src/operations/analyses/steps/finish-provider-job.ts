import { ref } from '../../../collections/collection.ts'
import { type ProviderJob, providerJobs } from '../../../collections/provider-jobs.ts'
import { transactions } from '../../../collections/transactions.ts'
import { readMeasurements } from '../../../domain/diagnosis/stored-measurements.ts'
import type { CallContext } from '../../../ports/context.ts'
import type {
  BackgroundInference,
  PlantModelAnswer,
  PlantModelQuestion,
} from '../../../ports/plant-model.ts'
import type { StoredDocument } from '../../../ports/store.ts'
import { Unavailable } from '../../../ports/unavailable.ts'
import { isHeldBy } from '../../background/lease.ts'
import type { RunDeps } from '../deps.ts'
import { endWithAnswer, type RunEnd } from './end-run.ts'
import type { Leased } from './lease.ts'
import { removeOrPutOff } from './remove-provider-job.ts'

type StoredJob = StoredDocument<ProviderJob>

/**
 * Ends a transaction whose inference was at the provider, once, however many events say so, and has
 * the provider delete what it keeps. WORKING where the provider itself says that it has not ended.
 * Throws where the result cannot be fetched now; if that lasts, a run takes over.
 */
export async function finishProviderJob(
  deps: RunDeps,
  job: StoredJob,
  context: CallContext,
): Promise<'FINISHED' | 'WORKING'> {
  const { background } = deps.model
  const { transactionId: id, holder, photo } = job.data
  const [transaction] = await deps.store.getAll(ref(transactions, id))
  if (isHeldBy(transaction, holder) && transaction.request) {
    if (!background) return 'WORKING'
    const leased = { id, holder, transaction, request: transaction.request }
    const question = questionOf(job, leased)
    const result = await background.collect(job.data.operationId, question, context)
    if (result.kind === 'WORKING') return 'WORKING'
    await endWithAnswer(deps, leased, result.answer, photo, context)
  }
  await removeOrPutOff(deps, job, context)
  return 'FINISHED'
}

/** The job that the transaction's own attempt was left to, if there is one. */
export async function findProviderJob(
  { store }: Pick<RunDeps, 'store'>,
  { transaction: { providerJobId, attempt } }: Leased,
): Promise<StoredJob | undefined> {
  if (providerJobId === undefined) return undefined
  const [data] = await store.getAll(ref(providerJobs, providerJobId))
  return data?.attempt === attempt ? { id: providerJobId, data } : undefined
}

/**
 * Ends a run that was left to the provider and that nobody has ended: with its result if it is
 * there by now, else with another model's answer.
 */
export async function takeOver(
  deps: RunDeps,
  background: BackgroundInference,
  leased: Leased,
  job: StoredJob,
  context: CallContext,
): Promise<RunEnd> {
  const answer = await lastAnswer(deps, background, leased, job, context)
  const result = await endWithAnswer(deps, leased, answer, job.data.photo, context)
  await removeOrPutOff(deps, job, context)
  return result
}

async function lastAnswer(
  { log }: RunDeps,
  background: BackgroundInference,
  leased: Leased,
  job: StoredJob,
  context: CallContext,
): Promise<PlantModelAnswer> {
  const question = questionOf(job, leased)
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

function questionOf({ data }: StoredJob, { request }: Leased): PlantModelQuestion {
  const { language, hints } = request
  return { measurements: readMeasurements(data.measurementsJson ?? ''), language, hints }
}
