import { ref } from '../../collections/collection.ts'
import { type ProviderJob, providerJobs } from '../../collections/provider.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import { isLive, isOutOfTime } from '../../domain/analyses/transaction.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { removeOrPutOff } from '../analyses/steps/remove-provider-job.ts'
import { sweepDue } from '../background/due.ts'

/**
 * Has the provider delete what it keeps of jobs that nobody waits for: their transaction has ended,
 * is out of time, is erased, or is in another attempt. Repeats what the provider refused.
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

function isWaitedFor(
  { attempt }: ProviderJob,
  transaction: Transaction | undefined,
  now: Date,
): boolean {
  if (!transaction || !isLive(transaction) || transaction.attempt !== attempt) return false
  return !isOutOfTime(transaction, now)
}
