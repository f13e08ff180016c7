import { z } from 'zod'
import { handleProviderEvent as handle } from '../operations/provider-events/handle.ts'
import type { Ports } from '../ports/ports.ts'

const task = z.object({ providerEventId: z.string().min(1), requestId: z.string().min(1) })

/**
 * One task of the queue `handleProviderEvent`. Throws where the body is not one that this service
 * queues.
 */
export async function handleProviderEvent(
  dependencies: () => Ports,
  data: unknown,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { providerEventId, requestId } = task.parse(data)
  await handle(dependencies(), providerEventId, { requestId, signal })
}
