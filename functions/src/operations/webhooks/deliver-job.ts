import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { events, type StoredEvent } from '../../collections/events.ts'
import {
  type Delivery,
  deliveries,
  type Endpoint,
  type Webhooks,
  webhooks,
} from '../../collections/webhooks.ts'
import type { TaskName } from '../../deployment/functions.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { isUnhealthy } from '../../domain/webhooks/health.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { sweepDue } from '../background/due.ts'
import { enqueueTask, requeueJob, taskOf } from '../background/queue.ts'
import { job } from '../job.ts'
import { fanOut } from './fan-out.ts'
import { inGroups } from './in-groups.ts'
import { dueOf, ended, firstSlotRef, type HeldSlot, leaseDeliveries } from './lease.ts'
import { type Ending, recordAttempts } from './record.ts'
import { sendEvent } from './send.ts'

/** The queue of healthy endpoints, and the queue of endpoints that fail. */
export type DeliveryQueue = Extract<TaskName, 'deliverWebhook' | 'retryWebhook'>

const id = z.string().min(1)

/**
 * Attempts deliveries of one event, and creates them if the task names none. Does nothing for a
 * delivery if the task is early, repeated or late. After a crash, the sweeper queues a task for
 * each delivery. A receiver that had already answered then gets the same `webhook-id` twice. Costs
 * 3 + n reads and 2 + 2n writes for n deliveries, or 3 reads and 3 + 2n writes if it creates them,
 * in 3 round trips if all receivers answer together; 1 more of each if an endpoint changes. Retries
 * use the queue `retryWebhook`, so that failing endpoints delay no healthy ones.
 */
export const deliverWebhookJob = job({
  functions: ['deliverWebhook', 'retryWebhook'],
  message: z.object({
    /** Absent if the worker creates the deliveries. Earlier releases leave that to the sweeper. */
    deliveryId: id.optional(),
    /** The event's deliveries to other endpoints. Earlier releases leave these to the sweeper. */
    others: z.array(id).default([]),
    accountId: id,
    eventId: id,
  }),
  collection: deliveries,
  firstSweepSeconds: backgroundTiming.deliverWebhook.firstSweepSeconds,
  sweepAgainSeconds: 60,
  isWaiting: (delivery: Delivery): delivery is Delivery => delivery.status === 'PENDING',
  queue: ({ attemptsMade }) => (attemptsMade === 0 ? 'deliverWebhook' : 'retryWebhook'),
  taskName: (deliveryId) => deliveryId,
  taskData: (deliveryId, { accountId, eventId }) => ({ deliveryId, accountId, eventId }),
  scheduleAt: ({ nextAttemptAt }) => nextAttemptAt,

  async work({ deliveryId, others, accountId, eventId }, usual, { name: queue, ...context }) {
    const ports = { ...usual, store: usual.store.remembering() }
    const holder = ports.ids.random('req')
    const known = deliveryId === undefined ? [] : [deliveryId, ...others]
    const refs = known.map((each) => ref(deliveries, each))
    // The lease finds the deliveries and their slot read.
    const [account, event, , ...found] = await ports.store.getAll(
      ref(webhooks, accountId),
      ref(events, eventId),
      firstSlotRef(accountId, holder),
      ...refs,
    )
    const endpoints = account?.endpoints ?? []
    const due =
      deliveryId === undefined
        ? await fanOut(ports, { eventId, accountId, endpoints }, holder, context.signal)
        : dueOf(refs, found, ports.clock.now())
    const rest = await remaining(ports, event && account, due, { ...context, name: queue })
    if (!event || rest.length === 0) return
    const leased = await leaseDeliveries(ports, { accountId, rest }, holder, context.signal)
    if (leased.kind === 'PUT_OFF')
      return enqueueDeliveries(ports, leased.deliveries, context.requestId, 'retryWebhook')
    if (leased.kind === 'NOTHING_TO_DO') return
    const sent = rest.filter(({ id }) => leased.ids.includes(id))
    const held = { accountId, holder, slot: leased.slot }
    await attempt(ports, sent, { id: eventId, data: event }, held, context)
  },
})

type Wanted = StoredDocument<Delivery> & { endpoint: Endpoint }

/** Returns the delivery with its active endpoint, or nothing if it has none. */
function wantedOf(
  account: Webhooks | undefined,
  delivery: StoredDocument<Delivery>,
): [Wanted] | [] {
  const { webhookId } = delivery.data
  const endpoint = account?.endpoints.find(({ id }) => id === webhookId)
  return endpoint?.status === 'active' ? [{ ...delivery, endpoint }] : []
}

/** Moves deliveries to unhealthy endpoints, cancels those to removed ones, and returns the rest. */
async function remaining(
  ports: Ports,
  account: Webhooks | undefined,
  due: readonly StoredDocument<Delivery>[],
  { name: queue, ...context }: CallContext & { name: DeliveryQueue },
): Promise<Wanted[]> {
  const wanted = due.flatMap((each) => wantedOf(account, each))
  const isMoved = ({ endpoint }: Wanted) => queue === 'deliverWebhook' && isUnhealthy(endpoint)
  const moved = wanted.filter(isMoved)
  await enqueueDeliveries(ports, moved, context.requestId, 'retryWebhook')
  const gone = due.filter(({ id }) => wanted.every((each) => each.id !== id))
  if (gone.length > 0) await cancel(ports, gone, context)
  return wanted.filter((each) => !isMoved(each))
}

/** Sends the event to all endpoints at once, and records each answer. */
async function attempt(
  ports: Ports,
  deliveries: readonly Wanted[],
  event: StoredDocument<StoredEvent>,
  held: HeldSlot,
  context: CallContext,
): Promise<void> {
  const handle = async (endings: readonly Ending[], isLast: boolean) => {
    const signal = ports.clock.timeout(backgroundTiming.deliverWebhook.closingSeconds * 1000)
    const recorded = await recordAttempts(ports, held, endings, isLast, signal)
    const pending = recorded.filter(({ data }) => data.status === 'PENDING')
    const retry = (each: StoredDocument<Delivery>) =>
      enqueueDeliveries(ports, [each], context.requestId, 'retryWebhook')
    await Promise.all(pending.map(retry))
  }
  const record = inGroups(ports.clock, deliveries.length, handle)
  const ended = await Promise.allSettled(
    deliveries.map(async ({ id, data, endpoint }) => {
      const at = ports.clock.now()
      logAttempt(ports, data, { deliveryId: id, at, requestId: context.requestId })
      const answer = await sendEvent(ports, endpoint, event, context)
      await record({ id, endpoint, at, answer })
    }),
  )
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}

/** Queues one task for deliveries of one event that are due at one time. */
export async function enqueueDeliveries(
  ports: Ports,
  [first, ...others]: readonly StoredDocument<Delivery>[],
  requestId: string,
  queue: DeliveryQueue,
): Promise<void> {
  if (!first) return
  const { data, ...task } = taskOf(deliverWebhookJob, first, requestId)
  const ids = others.map(({ id }) => id)
  await enqueueTask(ports, queue, { ...task, data: { ...data, others: ids } })
}

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

/** Cancels due deliveries whose endpoint was removed or disabled, or whose event is gone. */
async function cancel(
  { store, clock }: Ports,
  gone: readonly StoredDocument<Delivery>[],
  { signal }: CallContext,
): Promise<void> {
  const refs = gone.map(({ id }) => ref(deliveries, id))
  await store.transaction(async (database) => {
    const current = await database.getAll(...refs)
    for (const { id, data } of dueOf(refs, current, clock.now()))
      database.update(ref(deliveries, id), { ...data, ...ended('CANCELLED') })
  }, signal)
}
