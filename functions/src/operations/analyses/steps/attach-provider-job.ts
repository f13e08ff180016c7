import { ref } from '../../../collections/collection.ts'
import { type ProviderJob, providerJobs } from '../../../collections/provider.ts'
import { transactions } from '../../../collections/transactions.ts'
import { digestId } from '../../../domain/analyses/idempotency.ts'
import { backgroundTiming } from '../../../domain/background-timing.ts'
import { addDays, addSeconds } from '../../../domain/time.ts'
import type { PlantModelQuestion } from '../../../ports/plant-model.ts'
import type { Ports } from '../../../ports/ports.ts'
import type { StoredDocument } from '../../../ports/store.ts'
import { isHeldBy } from '../../background/lease.ts'
import type { Leased } from './lease.ts'
import type { StoredPhoto } from './stored-analysis.ts'

/** The provider keeps nothing for more than 55 days. */
const daysKept = 56

const { takeOverSeconds, worthwhileSeconds, sweepBeforeSeconds } = backgroundTiming.providerJob

/** The id of a provider's job follows from the provider's own name for it. */
export function providerJobIdOf(operationId: string): string {
  return `job_${digestId(operationId)}`
}

/** Whether the provider has time to answer before a run takes over. */
export function hasTimeForProvider({ transaction }: Leased, now: Date): boolean {
  return addSeconds(now, takeOverSeconds + worthwhileSeconds) < transaction.deadlineAt
}

/** Work that the provider has begun, and what its answer is stored with. */
export type Begun = {
  operationId: string
  photo: StoredPhoto
  measurements: PlantModelQuestion['measurements']
}

export type Attached = { job: StoredDocument<ProviderJob>; isHeld: boolean }

/**
 * Leaves a leased transaction to the provider. Its event ends the transaction; shortly before the
 * deadline a run takes it over. `isHeld` is false where the lease is lost: the job is then noted
 * only to be removed. 2 reads and 2 writes.
 */
export async function attachProviderJob(
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
