import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { events, type StoredEvent } from '../../collections/events.ts'
import { type Delivery, deliveries, type Endpoint, webhooks } from '../../collections/webhooks.ts'
import { isUnhealthy } from '../../domain/webhooks/health.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { sweepDue } from '../background/due.ts'
import { job } from '../job.ts'
import { type DeliveryQueue, enqueueDeliveries } from './deliver-job.ts'
import { deliveryIdOf, newDelivery } from './new-delivery.ts'

type Made = StoredDocument<Delivery> & { queue: DeliveryQueue }

/**
 * Creates one delivery per subscribed endpoint, and marks the event as done. Costs 2 reads and
 * 1 + n writes for n endpoints, in 2 round trips, and one task for each queue. Does nothing if the
 * event is already marked. Ignores the body of the message, which is for other subscribers.
 */
export const fanOutEventJob = job({
  functions: ['fanOutEvent'],
  message: z.object({ eventId: z.string().min(1), accountId: z.string().min(1) }),

  async work({ eventId, accountId }, ports, context) {
    const store = ports.store.remembering()
    const eventRef = ref(events, eventId)
    const [account] = await store.getAll(ref(webhooks, accountId), eventRef)
    const endpoints = account?.endpoints ?? []
    const made = await store.transaction(async (database): Promise<Made[]> => {
      const [event] = await database.getAll(eventRef)
      if (!event?.fanOutAt || event.accountId !== accountId) return []
      const wanted = receivers(endpoints, event)
      const now = ports.clock.now()
      database.update(eventRef, { ...event, fanOutAt: null })
      return wanted.map((endpoint): Made => {
        const id = deliveryIdOf(eventId, endpoint.id)
        const data = newDelivery(eventId, event, endpoint.id, now)
        // No read is needed: only an expired event of the same id can have left a delivery.
        database.overwrite(ref(deliveries, id), data)
        const queue = isUnhealthy(endpoint) ? 'retryWebhook' : 'deliverWebhook'
        return { id, data, queue }
      })
    }, context.signal)
    const queues = Map.groupBy(made, ({ queue }) => queue)
    await Promise.all(
      [...queues].map(([queue, each]) => enqueueDeliveries(ports, each, context.requestId, queue)),
    )
  },
})

/** Creates the deliveries of events whose message was lost. */
export function sweepFanOuts(ports: Ports, context: CallContext): Promise<void> {
  const fanOut = ({ id: eventId, data: { accountId } }: StoredDocument<StoredEvent>) =>
    fanOutEventJob.work({ eventId, accountId }, ports, { ...context, name: 'fanOutEvent' })
  return sweepDue(ports, events, 'fanOutAt', fanOut, context)
}

/** Active endpoints that want this type of event and were registered before the event happened. */
function receivers(endpoints: readonly Endpoint[], event: StoredEvent): Endpoint[] {
  return endpoints.filter(
    ({ status, events: wanted, activeSince }) =>
      status === 'active' &&
      activeSince <= event.createdAt &&
      wanted.some((type) => type === event.type),
  )
}
