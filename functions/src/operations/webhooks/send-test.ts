import { ref } from '../../collections/collection.ts'
import { deliveries } from '../../collections/deliveries.ts'
import { events } from '../../collections/events.ts'
import { webhooks } from '../../collections/webhooks.ts'
import type { Handler } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { isUnhealthy } from '../../domain/webhooks/health.ts'
import { countedInHour } from '../../domain/webhooks/hourly.ts'
import { testEvent } from '../../domain/webhooks/test-event.ts'
import { enqueueJob } from '../background/job.ts'
import { deliverWebhook } from '../background/jobs.ts'
import type { WebhookDeps } from './deps.ts'
import { emptyWebhooks, requireEnabled, requireEndpoint } from './endpoints.ts'
import { deliveryIdOf, newDelivery } from './new-delivery.ts'

/**
 * `POST /v1/webhooks/{id}/test`: an event of its own goes the way of all others, whatever the
 * endpoint subscribes to; ten times an hour and account, else TOO_MANY_REQUESTS.
 */
export function testWebhook(deps: WebhookDeps): Handler<'webhooks.test'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id } = call.input
    const accountRef = ref(webhooks, accountId)
    const eventId = deps.ids.random('evt')
    const deliveryId = deliveryIdOf(eventId, id)
    const { delivery, endpoint } = await deps.store.transaction(async (database) => {
      const [account = emptyWebhooks(accountId)] = await database.getAll(accountRef)
      const endpoint = requireEnabled(requireEndpoint(account, id))
      const now = deps.clock.now()
      const testedAt = countedInHour(account.testedAt, limits.webhook.testsHourly, now)
      const event = testEvent(eventId, accountId, id, now)
      const delivery = newDelivery(eventId, event, id, now)
      database.update(accountRef, { ...account, testedAt })
      database.create(ref(events, eventId), event)
      database.create(ref(deliveries, deliveryId), delivery)
      return { delivery, endpoint }
    }, call.signal)
    const queue = isUnhealthy(endpoint) ? 'retryWebhook' : 'deliverWebhook'
    const made = { id: deliveryId, data: delivery }
    await enqueueJob(deps, deliverWebhook, made, call.requestId, queue)
    return { status: 200, body: { deliveryId } }
  }
}
