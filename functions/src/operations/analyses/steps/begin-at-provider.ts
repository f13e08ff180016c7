import { ref } from '../../../collections/collection.ts'
import { type ProviderJob, providerJobs } from '../../../collections/provider.ts'
import { transactions } from '../../../collections/transactions.ts'
import { backgroundTiming } from '../../../domain/background-timing.ts'
import { addDays, addSeconds } from '../../../domain/time.ts'
import type { CallContext } from '../../../ports/context.ts'
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
import { lost, type RunEnd } from './end-run.ts'
import type { Leased } from './lease.ts'
import type { StoredPhoto } from './stored-analysis.ts'

/** The provider keeps nothing for more than 55 days. */
const daysKept = 56

const { takeOverSeconds, worthwhileSeconds, sweepBeforeSeconds } = backgroundTiming.providerJob

const removalMs = 5000

export type AtProvider =
  | { kind: 'AT_PROVIDER' }
  | RunEnd
  | { kind: 'ANSWERED'; answer: PlantModelAnswer }

/** The provider that this run may be left to; undefined where it is to be answered at once. */
export function providerFor(
  { model, clock }: Ports,
  leased: Leased,
): BackgroundInference | undefined {
  const { background } = model
  if (!background?.begins || leased.transaction.operation !== 'start') return undefined
  return hasTimeForProvider(leased, clock.now()) ? background : undefined
}

/**
 * Begins a run's inference at the provider and leaves the run to it. What the provider has begun
 * and cannot be noted is deleted there at once: a crash between the two alone leaves work that
 * nobody knows, until its event comes (docs/decisions/0112).
 */
export async function beginAtProvider(
  ports: Ports,
  background: BackgroundInference,
  leased: Leased,
  { asked, photo }: { asked: PlantModelRequest; photo: StoredPhoto },
  context: CallContext,
): Promise<AtProvider> {
  const work = await background.begin(asked, context)
  if (work.kind === 'ANSWERED') return work
  const { operationId } = work
  const begun = { operationId, photo, measurements: asked.measurements }
  const attach = () => attachProviderJob(ports, leased, begun, context.signal)
  const { job, isHeld } = await orRemoved(attach, background, operationId, context)
  if (isHeld) return { kind: 'AT_PROVIDER' }
  await removeOrPutOff(ports, job, context)
  return lost(ports, leased, context)
}

async function orRemoved(
  attach: () => Promise<Attached>,
  background: BackgroundInference,
  operationId: string,
  { requestId }: CallContext,
): Promise<Attached> {
  try {
    return await attach()
  } catch (error) {
    // The run's own time may be over.
    const signal = AbortSignal.timeout(removalMs)
    await background.remove(operationId, { requestId, signal }).catch(() => undefined)
    throw error
  }
}

/** Whether the provider has time to answer before a run takes over. */
function hasTimeForProvider({ transaction }: Leased, now: Date): boolean {
  return addSeconds(now, takeOverSeconds + worthwhileSeconds) < transaction.deadlineAt
}

/** Work that the provider has begun, and what its answer is stored with. */
type Begun = {
  operationId: string
  photo: StoredPhoto
  measurements: PlantModelQuestion['measurements']
}

type Attached = { job: StoredDocument<ProviderJob>; isHeld: boolean }

/**
 * Leaves a leased transaction to the provider. Its event ends the transaction; shortly before the
 * deadline a run takes it over. `isHeld` is false where the lease is lost: the job is then noted
 * only to be removed. 2 reads and 2 writes.
 */
async function attachProviderJob(
  ports: Ports,
  { id, holder, transaction }: Leased,
  { operationId, photo, measurements }: Begun,
  signal: AbortSignal,
): Promise<Attached> {
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
      measurementsJson: JSON.stringify(measurements),
      sweepAt: deadlineAt,
      overSince: null,
      expiresAt: addDays(ports.clock.now(), daysKept),
    }
    database.put(ref(providerJobs, jobId), known, data)
    return { job: { id: jobId, data }, isHeld }
  }, signal)
}
