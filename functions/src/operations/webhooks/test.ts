import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import { deliveries, webhooks } from '../../collections/webhooks.ts'
import { ids } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { idParams } from '../../contract/schemas/common.ts'
import { queuedDelivery } from '../../contract/schemas/webhook.ts'
import { isUnhealthy } from '../../domain/webhooks/health.ts'
import { countedInHour } from '../../domain/webhooks/hourly.ts'
import { testEvent } from '../../domain/webhooks/test-event.ts'
import { callingKey } from '../api-keys/calling-key.ts'
import { enqueueJob } from '../background/queue.ts'
import { endpoint } from '../endpoint.ts'
import { deliverWebhookJob } from './deliver-job.ts'
import { emptyWebhooks, requireEnabled, requireEndpoint } from './endpoints.ts'
import { deliveryIdOf, newDelivery } from './new-delivery.ts'

export const testWebhook = endpoint({
  id: 'webhooks.test',
  route: {
    method: 'POST',
    path: '/v1/webhooks/{id}/test',
    credential: 'identity',
    scopes: ['manage'],
    access: 'owner',
  },
  summary: 'Send a test event to a callback URL',
  description: [
    'The service sends a `webhook.test` event to this URL, whatever its subscriptions.',
    `An account can send ${limits.webhook.testsHourly} test events per hour; the next one returns 429.`,
  ],
  params: idParams,
  output: { 200: queuedDelivery },
  problems: ['NOT_FOUND', 'CONFLICT'],
  examples: { params: { id: ids.webhook }, output: { 200: { deliveryId: ids.delivery } } },

  /** Throws TOO_MANY_REQUESTS after ten webhook tests of an account in an hour. */
  async handler(call, ports) {
    const { accountId } = call.caller
    const { id } = call.input
    const accountRef = ref(webhooks, accountId)
    const eventId = ports.ids.random('evt')
    const deliveryId = deliveryIdOf(eventId, id)
    const { delivery, endpoint } = await ports.store.transaction(async (database) => {
      const now = ports.clock.now()
      await callingKey(database, call, now)
      const [account = emptyWebhooks(accountId)] = await database.getAll(accountRef)
      const endpoint = requireEnabled(requireEndpoint(account, id))
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
    await enqueueJob(ports, deliverWebhookJob, made, call.requestId, queue)
    return { status: 200, body: { deliveryId } }
  },
})
