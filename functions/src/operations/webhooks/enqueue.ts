import type { Delivery } from '../../collections/deliveries.ts'
import type { TaskName } from '../../deployment/functions.ts'
import type { Log } from '../../ports/log.ts'
import type { Queue } from '../../ports/queue.ts'

/** Healthy endpoints, and those in trouble: a dead one fills the places of its own kind only. */
export type DeliveryQueue = Extract<TaskName, 'deliverWebhook' | 'retryWebhook'>

/**
 * Queues the attempt that is due next. The name holds the moment at which the sweeper would look, so that two of the same
 * make one task and a later look makes another. A queue that is down is left to the sweeper.
 */
export async function enqueueAttempt(
  deps: { queue: Queue; log: Log },
  queue: DeliveryQueue,
  id: string,
  delivery: Delivery,
  requestId: string,
): Promise<void> {
  const { accountId, eventId, nextAttemptAt, sweepAt } = delivery
  const task = {
    name: `${id}-${sweepAt?.getTime() ?? 0}`,
    data: { deliveryId: id, accountId, eventId, requestId },
    ...(nextAttemptAt && { scheduleAt: nextAttemptAt }),
  }
  try {
    await deps.queue.enqueue(queue, task)
  } catch (error) {
    const fields = { requestId, deliveryId: id, error: String(error) }
    deps.log.write('WARNING', 'Delivery not queued, left to the sweeper', fields)
  }
}
