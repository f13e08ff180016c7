import { z } from 'zod'
import type { WebhookDeps } from '../operations/webhooks/deps.ts'
import { fanOutEvent as fanOut } from '../operations/webhooks/fan-out.ts'

const attributesSchema = z.object({ eventId: z.string().min(1), accountId: z.string().min(1) })

/**
 * One message of the topic of events. Its body is for other subscribers: the event itself is read.
 */
export async function fanOutEvent(
  dependencies: () => WebhookDeps,
  { messageId, attributes }: { messageId: string; attributes: unknown },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  await fanOut(dependencies(), attributesSchema.parse(attributes), { requestId: messageId, signal })
}
