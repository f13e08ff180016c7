import { z } from 'zod'
import { fanOutEvent as fanOut } from '../operations/webhooks/fan-out.ts'
import type { Ports } from '../ports/ports.ts'

const attributesSchema = z.object({ eventId: z.string().min(1), accountId: z.string().min(1) })

/**
 * One message of the topic of events. Its body is for other subscribers: the event itself is read.
 */
export async function fanOutEvent(
  dependencies: () => Ports,
  { messageId, attributes }: { messageId: string; attributes: unknown },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  await fanOut(dependencies(), attributesSchema.parse(attributes), { requestId: messageId, signal })
}
