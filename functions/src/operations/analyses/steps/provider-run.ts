import { ref } from '../../../collections/collection.ts'
import { type ProviderJob, providerJobs } from '../../../collections/provider.ts'
import { transactions } from '../../../collections/transactions.ts'
import { backgroundTiming } from '../../../domain/background-timing.ts'
import { readMeasurements } from '../../../domain/diagnosis/stored-measurements.ts'
import { addDays, addSeconds } from '../../../domain/time.ts'
import { type CallContext, Unavailable } from '../../../ports/context.ts'
import type {
  BackgroundInference,
  PlantModelAnswer,
  PlantModelQuestion,
  PlantModelRequest,
} from '../../../ports/plant-model.ts'
import type { Ports } from '../../../ports/ports.ts'
import type { StoredDocument } from '../../../ports/store.ts'
import { isHeldBy } from '../../background/lease.ts'
import { providerJobIdOf, removeOrPutOff } from '../../provider-events/provider-jobs.ts'
import { endWithAnswer, lost, type RunEnd } from './end-run.ts'
import { type Leased, leasedBy } from './lease.ts'
import type { StoredPhoto } from './stored-analysis.ts'

type StoredJob = StoredDocument<ProviderJob>

/** The provider deletes all data after 55 days at most. */
const daysKept = 56

const { takeOverSeconds, worthwhileSeconds, sweepBeforeSeconds } = backgroundTiming.providerJob

const removalMs = 5000

export type AtProvider =
  | { kind: 'AT_PROVIDER' }
  | RunEnd
  | { kind: 'ANSWERED'; answer: PlantModelAnswer }

/** The provider that can answer in the background; undefined if the run must answer at once. */
export function providerFor(
  { model, clock }: Ports,
  leased: Leased,
): BackgroundInference | undefined {
  const { background } = model
  if (!background?.begins || leased.transaction.operation !== 'start') return undefined
  // The provider needs time to answer before a run takes over.
  const worthwhileAt = addSeconds(clock.now(), takeOverSeconds + worthwhileSeconds)
  return worthwhileAt < leased.transaction.deadlineAt ? background : undefined
}

/** The request to the provider, and the photo to store with the answer. */
export type Question = { asked: PlantModelRequest; photo: StoredPhoto }

/**
 * Begins a job at the provider, and deletes the job if its record cannot be stored. A job
 * without a record is unknown until the provider's event arrives (docs/decisions/0112).
 */
export async function beginAtProvider(
  ports: Ports,
  background: BackgroundInference,
  leased: Leased,
  question: Question,
  context: CallContext,
): Promise<AtProvider> {
  const work = await background.begin(question.asked, context)
  if (work.kind === 'ANSWERED') return work
  const { operationId } = work
  const attached = attachProviderJob(ports, leased, operationId, question, context.signal)
  const { job, isHeld } = await attached.catch(async (error: unknown) => {
    // The time limit of the run may be over, so the removal gets a time limit of its own.
    const ending = { requestId: context.requestId, signal: ports.clock.timeout(removalMs) }
    await background.remove(operationId, ending).catch(() => undefined)
    throw error
  })
  if (isHeld) return { kind: 'AT_PROVIDER' }
  await removeOrPutOff(ports, job, context)
  return lost(ports, leased, context)
}

/**
 * Stores the job and extends the lease. The provider's event ends the transaction. If the event
 * does not arrive, a run ends the transaction before the deadline. If the lease is lost, `isHeld`
 * is false and the caller removes the job. Costs 2 reads and 2 writes.
 */
async function attachProviderJob(
  ports: Ports,
  { id, holder, transaction }: Leased,
  operationId: string,
  { asked, photo }: Question,
  signal: AbortSignal,
): Promise<{ job: StoredJob; isHeld: boolean }> {
  const transactionRef = ref(transactions, id)
  const jobId = providerJobIdOf(operationId)
  const { attempt, accountId, deadlineAt } = transaction
  return ports.store.transaction(async (database) => {
    const [current, known] = await database.getAll(transactionRef, ref(providerJobs, jobId))
    const isHeld = isHeldBy(current, holder)
    if (isHeld) {
      const until = addSeconds(deadlineAt, -takeOverSeconds)
      const sweepAt = addSeconds(until, -sweepBeforeSeconds)
      const lease = { holder, until }
      database.update(transactionRef, { ...current, lease, sweepAt, providerJobId: jobId })
    }
    const data: ProviderJob = {
      transactionId: id,
      accountId,
      operationId,
      attempt,
      holder,
      photo,
      measurementsJson: JSON.stringify(asked.measurements),
      sweepAt: deadlineAt,
      overSince: null,
      expiresAt: addDays(ports.clock.now(), daysKept),
    }
    database.put(ref(providerJobs, jobId), known, data)
    return { job: { id: jobId, data }, isHeld }
  }, signal)
}

/**
 * Ends a transaction with the provider's result, and then deletes the provider's data. Repeated
 * events have no effect. Returns WORKING if the provider has not finished. Throws if the result
 * cannot be fetched. If the error continues, a run takes over before the deadline.
 */
export async function finishProviderJob(
  ports: Ports,
  job: StoredJob,
  context: CallContext,
): Promise<'FINISHED' | 'WORKING'> {
  const { background } = ports.model
  const { transactionId: id, holder, photo } = job.data
  const run = { ...ports, store: ports.store.remembering() }
  const [transaction] = await run.store.getAll(ref(transactions, id))
  const leased = leasedBy(holder, id, transaction)
  if (leased) {
    const question = questionOf(job, leased)
    if (!background || !question) return 'WORKING'
    const result = await background.collect(job.data.operationId, question, context)
    if (result.kind === 'WORKING') return 'WORKING'
    await endWithAnswer(run, leased, result.answer, photo, context)
  }
  await removeOrPutOff(ports, job, context)
  return 'FINISHED'
}

type LeftRun = { background: BackgroundInference; job: StoredJob; question: PlantModelQuestion }

/** The provider job of this attempt; undefined if another release or model began the job. */
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

/** Ends a run with the provider's result, or else with the answer of another model. */
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

/** Returns undefined if another release stored measurements that this release cannot read. */
function questionOf({ data }: StoredJob, { request }: Leased): PlantModelQuestion | undefined {
  const { language, hints } = request
  const { measurementsJson } = data
  const measurements = measurementsJson && readMeasurements(measurementsJson)
  return measurements ? { measurements, language, hints } : undefined
}
