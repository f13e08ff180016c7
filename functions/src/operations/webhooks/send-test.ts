import { ref } from '../../collections/collection.ts'
import { deliveries } from '../../collections/deliveries.ts'
import { events, type StoredEvent } from '../../collections/events.ts'
import { webhooks } from '../../collections/webhooks.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { addDays } from '../../domain/time.ts'
import { eventDaysKept } from '../../domain/webhooks/event.ts'
import { enqueueJob } from '../background/job.ts'
import { deliverWebhook } from '../background/jobs.ts'
import type { WebhookDeps } from './deps.ts'
import { requireEnabled, requireEndpoint } from './endpoints.ts'
import { deliveryIdOf, newDelivery } from './new-delivery.ts'

/**
 * `POST /v1/webhooks/{id}/test`: an event of its own goes the way of all others, whatever the
 * endpoint subscribes to.
 */
export function testWebhook(deps: WebhookDeps): Handler<'webhooks.test'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const [account] = await deps.store.getAll(ref(webhooks, accountId))
    const endpoint = requireEnabled(requireEndpoint(account, call.input.id))
    const eventId = deps.ids.random('evt')
    const deliveryId = deliveryIdOf(eventId, endpoint.id)
    const now = deps.clock.now()
    const event = testEvent(eventId, accountId, endpoint.id, now)
    const delivery = newDelivery(eventId, event, endpoint.id, now)
    await deps.store.transaction(async (database) => {
      database.create(ref(events, eventId), event)
      database.create(ref(deliveries, deliveryId), delivery)
    }, call.signal)
    await enqueueJob(deps, deliverWebhook, { id: deliveryId, data: delivery }, call.requestId)
    return { status: 200, body: { deliveryId } }
  }
}

/** Its one delivery is made with it, so neither the broker nor the sweeper has anything to do. */
function testEvent(id: string, accountId: string, webhookId: string, now: Date): StoredEvent {
  const timestamp = now.toISOString()
  const type = 'webhook.test'
  return {
    type,
    accountId,
    transactionId: '',
    createdAt: now,
    body: JSON.stringify({ id, type, timestamp, data: { accountId, webhookId } }),
    publishAt: null,
    fanOutAt: null,
    expiresAt: addDays(now, eventDaysKept),
  }
}
