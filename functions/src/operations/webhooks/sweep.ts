import { ref } from '../../collections/collection.ts'
import { type Delivery, deliveries } from '../../collections/deliveries.ts'
import { events } from '../../collections/events.ts'
import { webhooks } from '../../collections/webhooks.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import { dueDocuments, runEach } from '../sweeps/due.ts'
import type { WebhookDeps } from './deps.ts'
import { enqueueAttempt } from './enqueue.ts'
import { fanOutEvent } from './fan-out.ts'
import { notifyOwner } from './notify-owner.ts'

/** When a queued attempt is looked at again: longer than an attempt may take. */
const sweepAgainSeconds = 60

/**
 * What was lost on the way to an endpoint is taken up again: an event without deliveries, a delivery without a task or
 * whose worker died, an owner who was not told.
 */
export async function sweepWebhooks(deps: WebhookDeps, context: CallContext): Promise<void> {
  const [unspread, woken, untold] = await Promise.all([
    dueDocuments(deps, events, 'fanOutAt', context),
    dueDocuments(deps, deliveries, 'sweepAt', context),
    dueDocuments(deps, webhooks, 'noticeAt', context),
  ])
  await runEach(deps, context, [
    ...unspread.map(({ id, data }) =>
      fanOutEvent(deps, { eventId: id, accountId: data.accountId }, context),
    ),
    ...woken.map(({ id }) => wakeDelivery(deps, id, context)),
    ...untold.map(({ id }) => notifyOwner(deps, id, context)),
  ])
}

/** The next look is written before the task is made: a crash between the two costs one look, never the attempt. */
async function wakeDelivery(deps: WebhookDeps, id: string, context: CallContext): Promise<void> {
  const deliveryRef = ref(deliveries, id)
  const moved = await deps.store.transaction(async (database): Promise<Delivery | undefined> => {
    const [current] = await database.getAll(deliveryRef)
    const now = deps.clock.now()
    if (!current?.sweepAt || current.sweepAt > now) return undefined
    const next = { ...current, sweepAt: addSeconds(now, sweepAgainSeconds) }
    database.update(deliveryRef, next)
    return next
  }, context.signal)
  if (!moved) return
  const queue = moved.attemptsMade === 0 ? 'deliverWebhook' : 'retryWebhook'
  await enqueueAttempt(deps, queue, id, moved, context.requestId)
}
