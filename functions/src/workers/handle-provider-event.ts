import { z } from 'zod'
import type { ProviderEventDeps } from '../operations/provider-events/deps.ts'
import { handleProviderEvent as handle } from '../operations/provider-events/handle.ts'

const task = z.object({ providerEventId: z.string().min(1), requestId: z.string().min(1) })

/**
 * One task of the queue `handleProviderEvent`. Throws where the body is not one that this service
 * queues.
 */
export async function handleProviderEvent(
  dependencies: () => ProviderEventDeps,
  data: unknown,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { providerEventId, requestId } = task.parse(data)
  await handle(dependencies(), providerEventId, { requestId, signal })
}
