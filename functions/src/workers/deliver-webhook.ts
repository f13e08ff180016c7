import { z } from 'zod'
import type { DeliveryQueue } from '../operations/background/jobs.ts'
import { attemptDelivery } from '../operations/webhooks/attempt.ts'
import type { Ports } from '../ports/ports.ts'

const id = z.string().min(1)
const task = z.object({ deliveryId: id, accountId: id, eventId: id, requestId: id })

/**
 * One task of the queue `deliverWebhook` or `retryWebhook`. Throws where the body is not one that
 * this service queues.
 */
export async function deliverWebhook(
  dependencies: () => Ports,
  data: unknown,
  { name, signal }: { name: DeliveryQueue; signal: AbortSignal },
): Promise<void> {
  const { requestId, ...attempt } = task.parse(data)
  await attemptDelivery(dependencies(), name, attempt, { requestId, signal })
}
