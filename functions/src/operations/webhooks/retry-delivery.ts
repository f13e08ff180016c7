import { ref } from '../../collections/collection.ts'
import { type Delivery, deliveries } from '../../collections/deliveries.ts'
import { webhooks } from '../../collections/webhooks.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { problem } from '../../domain/problem.ts'
import { addSeconds } from '../../domain/time.ts'
import { enqueueJob } from '../background/job.ts'
import { deliverWebhook } from '../background/jobs.ts'
import { isLeased } from '../background/lease.ts'
import type { WebhookDeps } from './deps.ts'
import { requireEnabled, requireEndpoint } from './endpoints.ts'
import { dueNow } from './new-delivery.ts'

/**
 * `POST /v1/webhooks/{id}/deliveries/{deliveryId}/retry`: a pending delivery is attempted now, an
 * ended one begins its schedule again. The event keeps its id, by which a receiver knows it again.
 */
export function retryDelivery(deps: WebhookDeps): Handler<'webhooks.retryDelivery'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id, deliveryId } = call.input
    const [account] = await deps.store.getAll(ref(webhooks, accountId))
    requireEnabled(requireEndpoint(account, id))
    const deliveryRef = ref(deliveries, deliveryId)
    const data = await deps.store.transaction(async (database) => {
      const [current] = await database.getAll(deliveryRef)
      const now = deps.clock.now()
      if (current?.webhookId !== id || current.expiresAt <= now) throw problem('NOT_FOUND')
      const next = broughtForward(current, now)
      if (next) database.update(deliveryRef, next)
      return next
    }, call.signal)
    const delivery = data && { id: deliveryId, data }
    if (delivery) await enqueueJob(deps, deliverWebhook, delivery, call.requestId, 'retryWebhook')
    return { status: 200, body: { deliveryId } }
  }
}

/** undefined where an attempt is under way. */
function broughtForward(delivery: Delivery, now: Date): Delivery | undefined {
  if (delivery.status !== 'PENDING') return { ...delivery, ...dueNow(now) }
  if (isLeased(delivery, now)) return undefined
  return {
    ...delivery,
    nextAttemptAt: now,
    sweepAt: addSeconds(now, backgroundTiming.deliverWebhook.firstSweepSeconds),
  }
}
