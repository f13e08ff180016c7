import { z } from 'zod'
import { runTask } from '../operations/analyses/steps/run-task.ts'
import type { Ports } from '../ports/ports.ts'

const task = z.object({
  transactionId: z.string().min(1),
  requestId: z.string().min(1),
  notBefore: z.iso.datetime().optional(),
})

/**
 * One task of the queue `runAnalysis`. Throws where the body is not one that this service queues.
 */
export async function runAnalysis(
  dependencies: () => Ports,
  data: unknown,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { transactionId, requestId, notBefore } = task.parse(data)
  const run = { transactionId, notBefore: notBefore === undefined ? null : new Date(notBefore) }
  await runTask(dependencies(), run, { requestId, signal })
}
