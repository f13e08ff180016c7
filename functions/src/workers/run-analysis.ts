import { z } from 'zod'
import type { RunTask } from '../operations/analyses/steps/run-task.ts'
import type { CallContext } from '../ports/context.ts'

const body = z.object({
  transactionId: z.string().min(1),
  requestId: z.string().min(1),
  notBefore: z.iso.datetime().optional(),
})

type Run = (task: RunTask, context: CallContext) => Promise<unknown>

/** Less than the lease, so that a worker never works on what another may have taken over. */
const timeoutMilliseconds = 50_000

/** One task of the queue `runAnalysis`. A body that is none of ours throws, and the queue gives up on it. */
export async function handleRunAnalysis(run: Run, data: unknown): Promise<void> {
  const { transactionId, requestId, notBefore } = body.parse(data)
  const task = { transactionId, notBefore: notBefore === undefined ? null : new Date(notBefore) }
  await run(task, { requestId, signal: AbortSignal.timeout(timeoutMilliseconds) })
}
