import { backgroundTiming } from '../../../domain/background-timing.ts'
import { addSeconds } from '../../../domain/time.ts'
import type { CallContext } from '../../../ports/context.ts'
import type { Ports } from '../../../ports/ports.ts'
import { enqueueTask } from '../../background/job.ts'
import type { ProcessingTransaction } from './lease.ts'
import { type RunResult, runAnalysis } from './run.ts'

export type RunTask = {
  transactionId: string
  /** The end of the lease that the task was put off to; null for a first one. */
  notBefore: Date | null
}

/**
 * One task of a run. The queue delivers a task again when its worker dies, while the dead worker's
 * lease lasts. The task is then put off to the end of the lease, so that the user does not wait for
 * the sweeper as well. A task that comes before its `notBefore` is not put off again: a queue
 * without schedules would deliver it over and over until the lease ends.
 */
export async function runTask(
  ports: Ports,
  { transactionId, notBefore }: RunTask,
  context: CallContext,
): Promise<RunResult> {
  const result = await runAnalysis(ports, transactionId, context)
  if (result.kind !== 'BUSY') return result
  const isEarly = notBefore !== null && notBefore > ports.clock.now()
  if (!isEarly) await enqueueAfterLease(ports, transactionId, result.transaction, context)
  return result
}

/** The name holds the lease, so that each lease is looked at once. */
function enqueueAfterLease(
  ports: Ports,
  id: string,
  { attempt, lease: { until } }: ProcessingTransaction,
  { requestId }: CallContext,
): Promise<void> {
  return enqueueTask(ports, 'runAnalysis', {
    name: `${id}-${attempt}-lease-${until.getTime()}`,
    data: { transactionId: id, requestId, notBefore: until.toISOString() },
    scheduleAt: addSeconds(until, backgroundTiming.runAnalysis.clockSkewSeconds),
  })
}
