import { ref } from '../../collections/collection.ts'
import { type Delivery, deliveries } from '../../collections/deliveries.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { attemptsMax } from '../../domain/webhooks/delivery-schedule.ts'
import { acquireLease, isLeased } from '../background/lease.ts'
import type { WebhookDeps } from './deps.ts'

/** Whether a task has an attempt to make: not before its time, and not while another makes it. */
export function isDue(delivery: Delivery | undefined, now: Date): delivery is Delivery {
  if (delivery?.status !== 'PENDING' || delivery.nextAttemptAt === null) return false
  return delivery.nextAttemptAt <= now && !isLeased(delivery, now)
}

/**
 * Takes the attempt for this worker; false where there is none to make. It is counted now and not
 * when it ends, so that a delivery which kills its worker runs out of attempts like any other.
 */
export async function leaseDelivery(
  deps: Pick<WebhookDeps, 'store' | 'clock'>,
  id: string,
  holder: string,
  signal: AbortSignal,
): Promise<boolean> {
  const seconds = backgroundTiming.deliverWebhook.leaseSeconds
  const acquired = await acquireLease(
    deps,
    ref(deliveries, id),
    { holder, seconds },
    (current, lease, now) => {
      if (!isDue(current, now)) return undefined
      if (current.attemptsMade >= attemptsMax) return { ...current, ...ended('EXHAUSTED') }
      const attemptsMade = current.attemptsMade + 1
      return { ...current, attemptsMade, lease, sweepAt: lease.until }
    },
    signal,
  )
  return acquired.kind === 'LEASED'
}

export function ended(status: 'DELIVERED' | 'EXHAUSTED' | 'CANCELLED') {
  return { status, nextAttemptAt: null, sweepAt: null, lease: null } as const
}
