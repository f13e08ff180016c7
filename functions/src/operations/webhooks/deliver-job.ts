import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import { type Delivery, deliveries, type Webhooks, webhooks } from '../../collections/webhooks.ts'
import type { TaskName } from '../../deployment/functions.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { isUnhealthy } from '../../domain/webhooks/health.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { sweepDue } from '../background/due.ts'
import { enqueueJob, requeueJob } from '../background/queue.ts'
import { job } from '../job.ts'
import { ended, firstSlotRef, isDue, leaseDelivery } from './lease.ts'
import { recordAttempt } from './record.ts'
import { sendEvent } from './send.ts'

/** The queue of healthy endpoints, and the queue of endpoints that fail. */
export type DeliveryQueue = Extract<TaskName, 'deliverWebhook' | 'retryWebhook'>

const id = z.string().min(1)

/**
 * Makes one attempt, or does nothing if the task is early, repeated or late. After a crash, the
 * sweeper queues the attempt again. A receiver that had already answered then gets the same
 * `webhook-id` twice. Costs 4 reads and 4 writes in 3 round trips; 1 more of each if the endpoint
 * changes.
 * Retries use the queue `retryWebhook`, so that failing endpoints delay no healthy endpoints.
 */
export const deliverWebhookJob = job({
  functions: ['deliverWebhook', 'retryWebhook'],
  message: z.object({ deliveryId: id, accountId: id, eventId: id }),
  collection: deliveries,
  firstSweepSeconds: backgroundTiming.deliverWebhook.firstSweepSeconds,
  sweepAgainSeconds: 60,
  isWaiting: (delivery: Delivery): delivery is Delivery => delivery.status === 'PENDING',
  queue: ({ attemptsMade }) => (attemptsMade === 0 ? 'deliverWebhook' : 'retryWebhook'),
  taskName: (deliveryId) => deliveryId,
  taskData: (deliveryId, { accountId, eventId }) => ({ deliveryId, accountId, eventId }),
  scheduleAt: ({ nextAttemptAt }) => nextAttemptAt,

  async work(
    { deliveryId, accountId, eventId },
    { store, ...others },
    { name: queue, ...context },
  ): Promise<void> {
    const ports = { ...others, store: store.remembering() }
    const holder = ports.ids.random('req')
    // The lease finds the delivery and its slot read.
    const [delivery, account, event] = await ports.store.getAll(
      ref(deliveries, deliveryId),
      ref(webhooks, accountId),
      ref(events, eventId),
      firstSlotRef(accountId, holder),
    )
    if (!isDue(delivery, ports.clock.now())) return
    const endpoint = activeEndpoint(account, delivery)
    if (!endpoint || !event) return cancel(ports, deliveryId, context)
    const enqueue = (data: Delivery, next: DeliveryQueue = 'retryWebhook') =>
      enqueueJob(ports, deliverWebhookJob, { id: deliveryId, data }, context.requestId, next)
    if (queue === 'deliverWebhook' && isUnhealthy(endpoint)) return enqueue(delivery)
    const target = { deliveryId, accountId: delivery.accountId }
    const leased = await leaseDelivery(ports, target, holder, context.signal)
    if (leased.kind === 'PUT_OFF') return enqueue(leased.delivery, queue)
    if (leased.kind === 'NOTHING_TO_DO') return
    const at = ports.clock.now()
    logAttempt(ports, delivery, { deliveryId, at, requestId: context.requestId })
    const answer = await sendEvent(ports, endpoint, eventId, event, context)
    const signal = AbortSignal.timeout(backgroundTiming.deliverWebhook.closingSeconds * 1000)
    const held = { ...target, holder, slot: leased.slot }
    const recorded = await recordAttempt(ports, held, { endpoint, at, answer }, signal)
    if (recorded?.status === 'PENDING') await enqueue(recorded)
  },
})

/** Requeues deliveries whose task was lost or whose worker crashed. */
export function sweepDeliveries(ports: Ports, context: CallContext): Promise<void> {
  const requeue = (delivery: { id: string }) =>
    requeueJob(ports, deliverWebhookJob, delivery.id, context)
  // Each sweep postpones `sweepAt`, so a late delivery shows in `nextAttemptAt` only.
  const dueAt = ({ nextAttemptAt }: Delivery) => nextAttemptAt
  return sweepDue(ports, deliveries, 'sweepAt', requeue, context, dueAt)
}

/** The objective of deliveries counts these lines, by how late the attempt is. */
function logAttempt(
  { log }: Ports,
  { nextAttemptAt }: Delivery,
  { at, ...fields }: { at: Date; deliveryId: string; requestId: string },
): void {
  const lateMs = at.getTime() - (nextAttemptAt ?? at).getTime()
  const lateSeconds = Math.round(lateMs / 1000)
  log.write('INFO', 'Delivery attempted', { ...fields, lateSeconds })
}

const activeEndpoint = (account: Webhooks | undefined, { webhookId }: Delivery) =>
  account?.endpoints.find(({ id, status }) => id === webhookId && status === 'active')

/** Cancels a due delivery if its endpoint was removed or disabled, or if its event is gone. */
async function cancel(ports: Ports, id: string, { signal }: CallContext): Promise<void> {
  const deliveryRef = ref(deliveries, id)
  await ports.store.transaction(async (database) => {
    const [current] = await database.getAll(deliveryRef)
    if (!isDue(current, ports.clock.now())) return
    database.update(deliveryRef, { ...current, ...ended('CANCELLED') })
  }, signal)
}
