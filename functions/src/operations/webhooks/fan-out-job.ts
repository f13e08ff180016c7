import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { events, type StoredEvent } from '../../collections/events.ts'
import { webhooks } from '../../collections/webhooks.ts'
import { isUnhealthy } from '../../domain/webhooks/health.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { sweepDue } from '../background/due.ts'
import { enqueueTask } from '../background/queue.ts'
import { job } from '../job.ts'
import { enqueueDeliveries } from './deliver-job.ts'
import { type Announced, fanOut, receivers } from './fan-out.ts'

/**
 * Queues one task that creates the event's deliveries and sends those to healthy endpoints. Creates
 * them itself if no endpoint is healthy, so that they do not wait for hanging ones. Costs 2 reads,
 * and then 1 + n writes for n endpoints in a second round trip. Does nothing if the event is marked
 * as done. Ignores the body of the message, which is for other subscribers.
 */
export const fanOutEventJob = job({
  functions: ['fanOutEvent'],
  message: z.object({ eventId: z.string().min(1), accountId: z.string().min(1) }),

  async work({ eventId, accountId }, usual, context) {
    const ports = { ...usual, store: usual.store.remembering() }
    const [account, event] = await ports.store.getAll(
      ref(webhooks, accountId),
      ref(events, eventId),
    )
    if (!event?.fanOutAt || event.accountId !== accountId) return
    const endpoints = account?.endpoints ?? []
    if (receivers(endpoints, event).every(isUnhealthy))
      return createDeliveries(ports, { eventId, accountId, endpoints }, context)
    const data = { eventId, accountId, requestId: context.requestId }
    await enqueueTask(ports, 'deliverWebhook', { name: eventId, data })
  },
})

/** Creates the deliveries of events whose message or task was lost. */
export function sweepFanOuts(ports: Ports, context: CallContext): Promise<void> {
  const create = async ({ id: eventId, data: { accountId } }: StoredDocument<StoredEvent>) => {
    const [account] = await ports.store.getAll(ref(webhooks, accountId))
    const endpoints = account?.endpoints ?? []
    await createDeliveries(ports, { eventId, accountId, endpoints }, context)
  }
  return sweepDue(ports, events, 'fanOutAt', create, context)
}

/** Creates an event's deliveries and queues one task for each queue. */
async function createDeliveries(
  ports: Ports,
  event: Announced,
  { requestId, signal }: CallContext,
): Promise<void> {
  const made = await fanOut(ports, event, null, signal)
  const queues = Map.groupBy(made, ({ endpoint }) =>
    isUnhealthy(endpoint) ? 'retryWebhook' : 'deliverWebhook',
  )
  await Promise.all(
    [...queues].map(([queue, each]) => enqueueDeliveries(ports, each, requestId, queue)),
  )
}
