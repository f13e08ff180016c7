import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { transactions } from '../../collections/transactions.ts'
import { isLive, isOutOfTime } from '../../domain/analyses/transaction.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { sweepDue } from '../background/due.ts'
import { enqueueTask, requeueJob } from '../background/queue.ts'
import { publishEvent } from '../events/publish.ts'
import { job } from '../job.ts'
import { removeImage } from './remove.ts'
import { timedOut } from './steps/end-run.ts'
import { failTransaction, logFailed } from './steps/fail.ts'
import type { LeasedTransaction } from './steps/lease.ts'
import { runAnalysis } from './steps/run.ts'

/**
 * If another worker has the lease, the job queues one more task for the end of that lease, so that
 * the user does not wait for the sweeper. A task that arrives before its `notBefore` queues no
 * task, because a queue without schedules would loop until the lease ends.
 */
export const runAnalysisJob = job({
  functions: ['runAnalysis'],
  message: z.object({
    transactionId: z.string().min(1),
    /** The end of the lease that stopped an earlier task. */
    notBefore: z.iso.datetime().optional(),
  }),
  collection: transactions,
  firstSweepSeconds: backgroundTiming.runAnalysis.firstSweepSeconds,
  sweepAgainSeconds: backgroundTiming.runAnalysis.sweepAgainSeconds,
  isWaiting: isLive,
  latestSweepAt: ({ deadlineAt }) => deadlineAt,
  queue: () => 'runAnalysis',
  taskName: (id, { attempt }) => `${id}-${attempt}`,
  taskData: (id) => ({ transactionId: id }),

  async work({ transactionId, notBefore }, ports, context) {
    const result = await runAnalysis(ports, transactionId, context)
    const isEarly = notBefore !== undefined && new Date(notBefore) > ports.clock.now()
    if (result.kind === 'BUSY' && !isEarly)
      await enqueueAfterLease(ports, transactionId, result.transaction, context)
  },
})

/** Names the task after the lease, because a queue accepts each name only once. */
function enqueueAfterLease(
  ports: Ports,
  id: string,
  { attempt, lease: { until } }: LeasedTransaction,
  { requestId }: CallContext,
): Promise<void> {
  return enqueueTask(ports, 'runAnalysis', {
    name: `${id}-${attempt}-lease-${until.getTime()}`,
    data: { transactionId: id, requestId, notBefore: until.toISOString() },
    scheduleAt: addSeconds(until, backgroundTiming.runAnalysis.clockSkewSeconds),
  })
}

/** Requeues lost runs, lets overdue transactions fail, and removes deleted analyses' photos. */
export function sweepTransactions(ports: Ports, context: CallContext): Promise<void> {
  const step = ({ id }: { id: string }) => sweepTransaction(ports, id, context)
  return sweepDue(ports, transactions, 'sweepAt', step, context)
}

async function sweepTransaction(ports: Ports, id: string, context: CallContext): Promise<void> {
  const [transaction] = await ports.store.getAll(ref(transactions, id))
  if (transaction?.status === 'COMPLETED') return removeImage(ports, id, transaction, context)
  if (!transaction || !isLive(transaction)) return
  if (!isOutOfTime(transaction, ports.clock.now()))
    return requeueJob(ports, runAnalysisJob, id, context)
  const failure = { id, attempt: transaction.attempt, error: timedOut, emitEvent: true }
  const { ended, event } = await failTransaction(ports, failure, context.signal)
  if (ended) logFailed(ports, context, failure)
  if (event) await publishEvent(ports, event.id, context, event.data)
}
