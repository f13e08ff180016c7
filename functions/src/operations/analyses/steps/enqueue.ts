import { addSeconds } from '../../../domain/time.ts'
import type { LiveTransaction } from '../../../domain/transaction.ts'
import type { Log } from '../../../ports/log.ts'
import type { Queue } from '../../../ports/queue.ts'
import type { ProcessingTransaction } from './lease.ts'

type Deps = { queue: Queue; log: Log }

/** Added to the end of a lease, because the clocks of queue and worker differ and an early task does nothing. */
const clockSkewSeconds = 1

/**
 * Queues a run. The name holds the run and the moment at which the sweeper would look next, so that two sweepers make one
 * task, and a later look or another run makes another. A queue that is down is no failure of the call: the sweeper queues it again.
 */
export async function enqueueRun(
  deps: Deps,
  id: string,
  { attempt, sweepAt }: LiveTransaction,
  requestId: string,
): Promise<void> {
  const name = `${id}-${attempt}-${sweepAt.getTime()}`
  await enqueue(deps, { name, data: { transactionId: id, requestId } })
}

/**
 * Queues a look at the end of another worker's lease, for the case that this worker is dead; one that is alive is done by
 * then, and the task finds nothing to do. The name holds the lease, so that each is looked at once.
 */
export async function enqueueAfterLease(
  deps: Deps,
  id: string,
  { attempt, lease: { until } }: ProcessingTransaction,
  requestId: string,
): Promise<void> {
  await enqueue(deps, {
    name: `${id}-${attempt}-lease-${until.getTime()}`,
    data: { transactionId: id, requestId, notBefore: until.toISOString() },
    scheduleAt: addSeconds(until, clockSkewSeconds),
  })
}

async function enqueue(
  { queue, log }: Deps,
  task: {
    name: string
    data: { transactionId: string; requestId: string; notBefore?: string }
    scheduleAt?: Date
  },
): Promise<void> {
  try {
    await queue.enqueue('runAnalysis', task)
  } catch (error) {
    const { requestId, transactionId } = task.data
    const fields = { requestId, transactionId, error: String(error) }
    log.write('WARNING', 'Run not queued, left to the sweeper', fields)
  }
}
