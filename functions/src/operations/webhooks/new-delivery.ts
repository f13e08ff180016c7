import type { StoredEvent } from '../../collections/events.ts'
import type { Delivery } from '../../collections/webhooks.ts'
import { digestId } from '../../domain/analyses/idempotency.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { addSeconds, earlier } from '../../domain/time.ts'

/** Each pair of event and endpoint has one delivery id, so a repeated event adds no delivery. */
export function deliveryIdOf(eventId: string, webhookId: string): string {
  return `dlv_${digestId(`${eventId}\n${webhookId}`)}`
}

export function newDelivery(
  eventId: string,
  event: StoredEvent,
  webhookId: string,
  now: Date,
): Delivery {
  return {
    accountId: event.accountId,
    webhookId,
    eventId,
    type: event.type,
    createdAt: now,
    attempts: [],
    expiresAt: event.expiresAt,
    ...dueNow(now),
    // The objective of deliveries counts from the event, also while the event waits for a worker.
    nextAttemptAt: earlier(event.createdAt, now),
  }
}

/** The fields of a delivery whose schedule of attempts starts now. */
export function dueNow(now: Date) {
  return {
    status: 'PENDING',
    nextAttemptAt: now,
    sweepAt: addSeconds(now, backgroundTiming.deliverWebhook.firstSweepSeconds),
    lease: null,
    attemptsMade: 0,
    onlyGone: true,
  } as const
}
