import { z } from 'zod'
import type { CallContext } from '../ports/context.ts'

const task = z.object({ transactionId: z.string().min(1), requestId: z.string().min(1) })

type Run = (transactionId: string, context: CallContext) => Promise<unknown>

/** Less than the lease, so that a worker never works on what another may have taken over. */
const timeoutMilliseconds = 50_000

/** One task of the queue `runAnalysis`. A body that is none of ours throws, and the queue gives up on it. */
export async function handleRunAnalysis(run: Run, data: unknown): Promise<void> {
  const { transactionId, requestId } = task.parse(data)
  await run(transactionId, { requestId, signal: AbortSignal.timeout(timeoutMilliseconds) })
}
