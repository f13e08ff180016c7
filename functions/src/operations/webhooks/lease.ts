import { ref } from '../../collections/collection.ts'
import { type Delivery, deliveries } from '../../collections/deliveries.ts'
import { attemptsMax } from '../../domain/delivery-schedule.ts'
import { addSeconds } from '../../domain/time.ts'
import type { WebhookDeps } from './deps.ts'

/** Longer than an attempt takes with its writes, so that a live worker is never overtaken. */
const leaseSeconds = 30

/** Whether a task has an attempt to make: not before its time, and not while another makes it. */
export function isDue(delivery: Delivery | undefined, now: Date): delivery is Delivery {
  if (delivery?.status !== 'PENDING' || delivery.nextAttemptAt === null) return false
  return delivery.nextAttemptAt <= now && !(delivery.lease && delivery.lease.until > now)
}

/**
 * Takes the attempt for this worker; undefined where there is none to make. It is counted now and not when it ends, so that
 * a delivery which kills its worker runs out of attempts like any other.
 */
export async function leaseDelivery(
  deps: Pick<WebhookDeps, 'store' | 'clock'>,
  id: string,
  holder: string,
  signal: AbortSignal,
): Promise<Delivery | undefined> {
  const deliveryRef = ref(deliveries, id)
  return deps.store.transaction(async (database) => {
    const [current] = await database.getAll(deliveryRef)
    const now = deps.clock.now()
    if (!isDue(current, now)) return undefined
    if (current.attemptsMade >= attemptsMax) {
      database.update(deliveryRef, { ...current, ...ended('EXHAUSTED') })
      return undefined
    }
    const until = addSeconds(now, leaseSeconds)
    const attemptsMade = current.attemptsMade + 1
    const leased: Delivery = { ...current, attemptsMade, lease: { holder, until }, sweepAt: until }
    database.update(deliveryRef, leased)
    return leased
  }, signal)
}

export function ended(status: 'DELIVERED' | 'EXHAUSTED' | 'CANCELLED') {
  return { status, nextAttemptAt: null, sweepAt: null, lease: null } as const
}
