import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import { type Delivery, deliveries, type Webhooks, webhooks } from '../../collections/webhooks.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { isUnhealthy } from '../../domain/webhooks/health.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { enqueueJob } from '../background/job.ts'
import { type DeliveryQueue, deliverWebhook } from '../background/jobs.ts'
import { ended, isDue, leaseDelivery } from './lease.ts'
import { recordAttempt } from './record.ts'
import { sendEvent } from './send.ts'

export type AttemptTask = { deliveryId: string; accountId: string; eventId: string }

/**
 * One task: one attempt, or nothing where the task comes too early, twice or too late. A crash
 * anywhere costs time: the lease ends and the sweeper queues it again. A crash between the
 * receiver's answer and its record sends the event twice, under the same `webhook-id`. 5 reads and
 * 2 writes, 7 and 3 where the endpoint's state changes with it.
 */
export async function attemptDelivery(
  ports: Ports,
  queue: DeliveryQueue,
  { deliveryId, accountId, eventId }: AttemptTask,
  context: CallContext,
): Promise<void> {
  const [delivery, account, event] = await ports.store.getAll(
    ref(deliveries, deliveryId),
    ref(webhooks, accountId),
    ref(events, eventId),
  )
  if (!isDue(delivery, ports.clock.now())) return
  const endpoint = activeEndpoint(account, delivery)
  if (!endpoint || !event) return cancel(ports, deliveryId, context)
  const enqueue = (data: Delivery, next: DeliveryQueue = 'retryWebhook') =>
    enqueueJob(ports, deliverWebhook, { id: deliveryId, data }, context.requestId, next)
  if (queue === 'deliverWebhook' && isUnhealthy(endpoint)) return enqueue(delivery)
  const holder = ports.ids.random('req')
  const target = { deliveryId, accountId: delivery.accountId }
  const leased = await leaseDelivery(ports, target, holder, context.signal)
  if (leased.kind === 'PUT_OFF') return enqueue(leased.delivery, queue)
  if (leased.kind === 'NOTHING_TO_DO') return
  const at = ports.clock.now()
  const answer = await sendEvent(ports, endpoint, eventId, event, context)
  const signal = AbortSignal.timeout(backgroundTiming.deliverWebhook.closingSeconds * 1000)
  const held = { deliveryId, holder, slot: leased.slot }
  const recorded = await recordAttempt(ports, held, endpoint, { at, answer }, signal)
  if (!recorded) return
  if (recorded.delivery.status === 'PENDING') await enqueue(recorded.delivery)
}

const activeEndpoint = (account: Webhooks | undefined, { webhookId }: Delivery) =>
  account?.endpoints.find(({ id, status }) => id === webhookId && status === 'active')

/** Its endpoint was removed or disabled, or the event is past its time. */
async function cancel(ports: Ports, id: string, { signal }: CallContext): Promise<void> {
  const deliveryRef = ref(deliveries, id)
  await ports.store.transaction(async (database) => {
    const [current] = await database.getAll(deliveryRef)
    if (!isDue(current, ports.clock.now())) return
    database.update(deliveryRef, { ...current, ...ended('CANCELLED') })
  }, signal)
}
