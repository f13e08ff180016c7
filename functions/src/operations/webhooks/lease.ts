import { createHash } from 'node:crypto'
import { type Ref, ref } from '../../collections/collection.ts'
import {
  type AttemptSlot,
  attemptSlots,
  type Delivery,
  deliveries,
} from '../../collections/webhooks.ts'
import { limits } from '../../contract/limits.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { addDays, addSeconds } from '../../domain/time.ts'
import { attemptsMax } from '../../domain/webhooks/delivery-schedule.ts'
import type { Ports } from '../../ports/ports.ts'
import { isLeased } from '../background/lease.ts'

/** Returns true if the delivery is pending, an attempt is due, and no worker has the lease. */
export function isDue(delivery: Delivery | undefined, now: Date): delivery is Delivery {
  if (delivery?.status !== 'PENDING' || delivery.nextAttemptAt === null) return false
  return delivery.nextAttemptAt <= now && !isLeased(delivery, now)
}

const slotCount = limits.webhook.attemptsInFlightMax
/**
 * The minimum and maximum wait for a free slot. Each wait is about 1.5 times the previous wait, so
 * that tens of thousands of waiting deliveries leave the rate of the queue to other accounts.
 */
const putOffSecondsMin = 2
const putOffSecondsMax = 60 * 60

/** An attempt looks for a slot at most this many times, as others may take a free slot first. */
const looksMax = 4

export type LeasedAttempt =
  | { kind: 'LEASED'; slot: Ref<AttemptSlot> }
  /** The account has reached its maximum of concurrent attempts. */
  | { kind: 'PUT_OFF'; delivery: Delivery }
  | { kind: 'NOTHING_TO_DO' }

/**
 * Leases the delivery and one of the account's slots. Costs 2 writes, and 2 reads unless the store
 * remembers both. If the slot is taken, each search for another slot costs 20 reads. Counts the
 * attempt at once, so that a delivery that crashes its workers also runs out of attempts.
 */
export async function leaseDelivery(
  ports: Ports,
  { deliveryId, accountId }: { deliveryId: string; accountId: string },
  holder: string,
  signal: AbortSignal,
): Promise<LeasedAttempt> {
  const first = firstSlot(holder)
  let slot: Ref<AttemptSlot> | undefined = slotRef(accountId, first)
  for (let looks = 0; slot && looks < looksMax; looks += 1) {
    const taken = await takeAttempt(ports, deliveryId, slot, holder, signal)
    if (taken === 'LEASED') return { kind: 'LEASED', slot }
    if (taken === 'NOTHING_TO_DO') return { kind: 'NOTHING_TO_DO' }
    slot = await findSlot(ports, accountId, first)
  }
  const delivery = await putOff(ports, deliveryId, holder, signal)
  return delivery ? { kind: 'PUT_OFF', delivery } : { kind: 'NOTHING_TO_DO' }
}

function takeAttempt(
  { store, clock }: Ports,
  deliveryId: string,
  slot: Ref<AttemptSlot>,
  holder: string,
  signal: AbortSignal,
): Promise<'LEASED' | 'SLOT_TAKEN' | 'NOTHING_TO_DO'> {
  const deliveryRef = ref(deliveries, deliveryId)
  return store.transaction(async (database) => {
    const [current, known] = await database.getAll(deliveryRef, slot)
    const now = clock.now()
    if (!isDue(current, now)) return 'NOTHING_TO_DO'
    if (current.attemptsMade >= attemptsMax) {
      database.update(deliveryRef, { ...current, ...ended('EXHAUSTED') })
      return 'NOTHING_TO_DO'
    }
    if (isLeased(known, now)) return 'SLOT_TAKEN'
    const { accountId, attemptsMade } = current
    const until = addSeconds(now, backgroundTiming.deliverWebhook.leaseSeconds)
    const lease = { holder, until }
    const next = { ...current, attemptsMade: attemptsMade + 1, lease, sweepAt: until }
    database.update(deliveryRef, next)
    database.put(slot, known, { accountId, lease, expiresAt: addDays(until, 1) })
    return 'LEASED'
  }, signal)
}

/** Postpones an attempt. Older deliveries wait longer, so that hanging endpoints cost little. */
function putOff(
  { store, clock }: Ports,
  deliveryId: string,
  holder: string,
  signal: AbortSignal,
): Promise<Delivery | undefined> {
  const deliveryRef = ref(deliveries, deliveryId)
  return store.transaction(async (database) => {
    const [current] = await database.getAll(deliveryRef)
    const now = clock.now()
    if (!isDue(current, now)) return undefined
    const ageSeconds = (now.getTime() - current.createdAt.getTime()) / 1000
    const seconds = Math.min(putOffSecondsMax, Math.max(putOffSecondsMin, ageSeconds / 2))
    const spread = 0.5 + firstSlot(holder) / slotCount
    const nextAttemptAt = addSeconds(now, seconds * spread)
    const next = { ...current, nextAttemptAt, sweepAt: nextAttemptAt }
    database.update(deliveryRef, next)
    return next
  }, signal)
}

export function ended(status: 'DELIVERED' | 'EXHAUSTED' | 'CANCELLED') {
  return { status, nextAttemptAt: null, sweepAt: null, lease: null } as const
}

/** One of the account's slots. Each slot allows one attempt at a time. */
function slotRef(accountId: string, slot: number): Ref<AttemptSlot> {
  return ref(attemptSlots, `${accountId}-${slot}`)
}

/** The slot that an attempt tries first. */
export function firstSlotRef(accountId: string, holder: string): Ref<AttemptSlot> {
  return slotRef(accountId, firstSlot(holder))
}

/** A pseudo-random slot to try first, so that simultaneous attempts try different slots. */
function firstSlot(holder: string): number {
  return createHash('sha256').update(holder).digest().readUInt32BE(0) % slotCount
}

/** Finds the next free slot from `first` on, or undefined if all are taken. Costs 20 reads. */
async function findSlot(
  { store, clock }: Ports,
  accountId: string,
  first: number,
): Promise<Ref<AttemptSlot> | undefined> {
  const slots = Array.from({ length: slotCount }, (_, at) =>
    slotRef(accountId, (first + at) % slotCount),
  )
  const found = await store.getAll(...slots)
  const now = clock.now()
  return slots.find((_, at) => !isLeased(found[at], now))
}
