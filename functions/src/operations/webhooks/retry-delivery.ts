import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { type Delivery, deliveries, webhooks } from '../../collections/webhooks.ts'
import { ids } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { resourceId } from '../../contract/schemas/common.ts'
import { queuedDelivery } from '../../contract/schemas/webhook.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { problem } from '../../domain/problem.ts'
import { addSeconds } from '../../domain/time.ts'
import { countedInHour } from '../../domain/webhooks/hourly.ts'
import { callingKey } from '../api-keys/calling-key.ts'
import { isLeased } from '../background/lease.ts'
import { enqueueJob } from '../background/queue.ts'
import { endpoint } from '../endpoint.ts'
import { deliverWebhookJob } from './deliver-job.ts'
import { emptyWebhooks, requireEnabled, requireEndpoint } from './endpoints.ts'
import { dueNow } from './new-delivery.ts'

const deliveryParams = z.object({
  id: resourceId.describe('The id of the webhook.'),
  deliveryId: resourceId.describe('The id of the delivery.'),
})

export const retryDelivery = endpoint({
  id: 'webhooks.retryDelivery',
  route: {
    method: 'POST',
    path: '/v1/webhooks/{id}/deliveries/{deliveryId}/retry',
    credential: 'identity',
    scopes: ['manage'],
    access: 'owner',
  },
  summary: 'Deliver an event again',
  description: [
    'The event keeps its id, so a receiver that already handled it can ignore it.',
    `An account can retry ${limits.webhook.retriesByHandHourly} deliveries per hour; the next retry returns 429.`,
    'A waiting delivery is sent at once; a delivery of a disabled webhook returns 409.',
  ],
  params: deliveryParams,
  output: { 200: queuedDelivery },
  problems: ['NOT_FOUND', 'CONFLICT'],
  examples: {
    params: { id: ids.webhook, deliveryId: ids.delivery },
    output: { 200: { deliveryId: ids.delivery } },
  },

  /**
   * Makes a pending delivery due now, and restarts the schedule of an ended delivery. Throws
   * TOO_MANY_REQUESTS after sixty retries of an account in an hour.
   */
  async handler(call, ports) {
    const { accountId } = call.caller
    const { id, deliveryId } = call.input
    const accountRef = ref(webhooks, accountId)
    const deliveryRef = ref(deliveries, deliveryId)
    const data = await ports.store.transaction(async (database) => {
      const now = ports.clock.now()
      await callingKey(database, call, now)
      const [account = emptyWebhooks(accountId), current] = await database.getAll(
        accountRef,
        deliveryRef,
      )
      requireEnabled(requireEndpoint(account, id))
      if (current?.webhookId !== id || current.expiresAt <= now) throw problem('NOT_FOUND')
      const next = broughtForward(current, now)
      if (!next) return undefined
      const hourly = limits.webhook.retriesByHandHourly
      const retriedAt = countedInHour(account.retriedAt, hourly, now)
      database.update(accountRef, { ...account, retriedAt })
      database.update(deliveryRef, next)
      return next
    }, call.signal)
    const delivery = data && { id: deliveryId, data }
    if (delivery)
      await enqueueJob(ports, deliverWebhookJob, delivery, call.requestId, 'retryWebhook')
    return { status: 200, body: { deliveryId } }
  },
})

/** Returns the delivery with its next attempt due now, or undefined during an attempt. */
function broughtForward(delivery: Delivery, now: Date): Delivery | undefined {
  if (delivery.status !== 'PENDING') return { ...delivery, ...dueNow(now) }
  if (isLeased(delivery, now)) return undefined
  return {
    ...delivery,
    nextAttemptAt: now,
    sweepAt: addSeconds(now, backgroundTiming.deliverWebhook.firstSweepSeconds),
  }
}
