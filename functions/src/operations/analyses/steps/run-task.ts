import type { CallContext } from '../../../ports/context.ts'
import type { Queue } from '../../../ports/queue.ts'
import type { RunDeps } from '../deps.ts'
import { enqueueAfterLease } from './enqueue.ts'
import { type RunResult, runAnalysis } from './run.ts'

export type RunTaskDeps = RunDeps & { queue: Queue }

export type RunTask = {
  transactionId: string
  /** The end of the lease that the task was put off to; null for a first one. */
  notBefore: Date | null
}

/**
 * One task of a run. The queue brings it again when its worker dies, while the dead worker's lease lasts; it is then put
 * off to the end of the lease, so that the user does not wait for the sweeper as well. One that comes early, as it does from
 * a queue without schedules, is not put off again: it would be queued without end until the lease is over.
 */
export async function runTask(
  deps: RunTaskDeps,
  { transactionId, notBefore }: RunTask,
  context: CallContext,
): Promise<RunResult> {
  const result = await runAnalysis(deps, transactionId, context)
  if (result.kind !== 'BUSY') return result
  const isEarly = notBefore !== null && notBefore > deps.clock.now()
  if (!isEarly) await enqueueAfterLease(deps, transactionId, result.transaction, context.requestId)
  return result
}
