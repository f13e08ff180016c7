import type { LiveTransaction } from '../../domain/transaction.ts'
import type { Log } from '../../ports/log.ts'
import type { Queue } from '../../ports/queue.ts'

/**
 * Queues a run. The name holds the run and the moment at which the sweeper would look next, so that two sweepers make one
 * task, and a later look or another run makes another. A queue that is down is no failure of the call: the sweeper queues it again.
 */
export async function enqueueRun(
  deps: { queue: Queue; log: Log },
  id: string,
  { attempt, wakeAt }: LiveTransaction,
  requestId: string,
): Promise<void> {
  const task = {
    name: `${id}-${attempt}-${wakeAt.getTime()}`,
    data: { transactionId: id, requestId },
  }
  try {
    await deps.queue.enqueue('runAnalysis', task)
  } catch (error) {
    const fields = { requestId, transactionId: id, error: String(error) }
    deps.log.write('WARNING', 'Run not queued, left to the sweeper', fields)
  }
}
