import { z } from 'zod'
import type { CallContext } from '../ports/context.ts'

const task = z.object({ providerEventId: z.string().min(1), requestId: z.string().min(1) })

type Handle = (providerEventId: string, context: CallContext) => Promise<void>

const timeoutMs = 50_000

/** One task of the queue `handleProviderEvent`. */
export async function runProviderEventTask(handle: Handle, data: unknown): Promise<void> {
  const { providerEventId, requestId } = task.parse(data)
  await handle(providerEventId, { requestId, signal: AbortSignal.timeout(timeoutMs) })
}
