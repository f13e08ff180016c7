import { ref } from '../../collections/collection.ts'
import { type ProviderJob, providerJobs } from '../../collections/provider.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import { digestId } from '../../domain/analyses/idempotency.ts'
import { isLive, isOutOfTime } from '../../domain/analyses/transaction.ts'
import { addSeconds } from '../../domain/time.ts'
import { type CallContext, Unavailable } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { sweepDue } from '../background/due.ts'

type StoredJob = StoredDocument<ProviderJob>

/** The limits of the wait before a deletion is retried. Each wait is 1.5 times the last wait. */
const removeAgainSecondsMin = 60
const removeAgainSecondsMax = 900

export function providerJobIdOf(operationId: string): string {
  return `job_${digestId(operationId)}`
}

/** Deletes a provider job, then its record. Costs 1 read and 1 write. Throws if a step fails. */
export async function removeProviderJob(
  { store, model }: Ports,
  { id, data: { operationId } }: StoredJob,
  context: CallContext,
): Promise<void> {
  if (!model.background) throw new Unavailable('plant-model', new Error('no provider is set'))
  await model.background.remove(operationId, context)
  await store.transaction(async (database) => {
    const [current] = await database.getAll(ref(providerJobs, id))
    if (current) database.remove(ref(providerJobs, id))
  }, context.signal)
}

/** Deletes a job. Never throws: after a failure, the sweeper retries at increasing intervals. */
export async function removeOrPutOff(
  ports: Ports,
  job: StoredJob,
  context: CallContext,
): Promise<void> {
  try {
    await removeProviderJob(ports, job, context)
  } catch (error) {
    const { requestId } = context
    const fields = { requestId, transactionId: job.data.transactionId }
    const reason = reasonOf(error)
    ports.log.write('WARNING', 'The provider has not deleted a job yet', { ...fields, reason })
    await putOff(ports, job, context).catch((failure: unknown) => {
      const failed = { ...fields, error: String(failure) }
      ports.log.write('WARNING', 'A deletion at the provider is not noted', failed)
    })
  }
}

/** The error message of the adapter, which may contain the provider's status. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Unavailable ? error.cause : undefined
  return cause instanceof Error ? cause.message : String(error)
}

async function putOff({ store, clock }: Ports, { id }: StoredJob, { signal }: CallContext) {
  await store.transaction(async (database) => {
    const [current] = await database.getAll(ref(providerJobs, id))
    if (!current) return
    const now = clock.now()
    const overSince = current.overSince ?? now
    const waitedSeconds = (now.getTime() - overSince.getTime()) / 1000
    const again = Math.max(removeAgainSecondsMin, waitedSeconds / 2)
    const sweepAt = addSeconds(now, Math.min(again, removeAgainSecondsMax))
    database.update(ref(providerJobs, id), { ...current, overSince, sweepAt })
  }, signal)
}

/**
 * Deletes a job at the provider once its transaction has ended, timed out, been erased or begun
 * another attempt. Retries deletions that the provider rejected.
 */
export function sweepProviderJobs(ports: Ports, context: CallContext): Promise<void> {
  const step = async (job: StoredDocument<ProviderJob>) => {
    const [transaction] = await ports.store.getAll(ref(transactions, job.data.transactionId))
    if (!isWaitedFor(job.data, transaction, ports.clock.now()))
      await removeOrPutOff(ports, job, context)
  }
  const waitsSince = ({ overSince, sweepAt }: ProviderJob) => overSince ?? sweepAt
  return sweepDue(ports, providerJobs, 'sweepAt', step, context, waitsSince)
}

function isWaitedFor({ attempt }: ProviderJob, transaction: Transaction | undefined, now: Date) {
  if (!transaction || !isLive(transaction) || transaction.attempt !== attempt) return false
  return !isOutOfTime(transaction, now)
}
