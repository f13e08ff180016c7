import { events } from '../../collections/events.ts'
import { type Delivery, deliveries, webhooks } from '../../collections/webhooks.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { runEach, sweepDue } from '../background/due.ts'
import { sweepJob } from '../background/job.ts'
import { deliverWebhook } from '../background/jobs.ts'
import { fanOutEvent } from './fan-out.ts'
import { notifyOwner } from './notify-owner.ts'

/**
 * Takes up again what was lost on the way to an endpoint: an event without deliveries, a delivery
 * without a task or whose worker died. Owners of disabled endpoints are told here alone.
 */
export async function sweepWebhooks(ports: Ports, context: CallContext): Promise<void> {
  const fanOut = ({ id, data }: StoredDocument<{ accountId: string }>) =>
    fanOutEvent(ports, { eventId: id, accountId: data.accountId }, context)
  const deliver = ({ id }: { id: string }) => sweepJob(ports, deliverWebhook, id, context)
  const notify = ({ id }: { id: string }) => notifyOwner(ports, id, context)
  // Each sweep that queues it again puts `sweepAt` off, so that alone would never be late.
  const dueAt = ({ nextAttemptAt }: Delivery) => nextAttemptAt
  await runEach(ports, context, [
    sweepDue(ports, events, 'fanOutAt', fanOut, context),
    sweepDue(ports, deliveries, 'sweepAt', deliver, context, dueAt),
    sweepDue(ports, webhooks, 'noticeAt', notify, context),
  ])
}
