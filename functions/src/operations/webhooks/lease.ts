import { createHash } from 'node:crypto'
import { type Lease, type Ref, ref } from '../../collections/collection.ts'
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
import type { StoredDocument, StoreTransaction } from '../../ports/store.ts'
import { isHeldBy, isLeased } from '../background/lease.ts'

/** Returns true if an attempt is planned, and due, and no worker has the lease. */
function isDue(delivery: Delivery | undefined, now: Date): delivery is Delivery {
  const at = delivery?.nextAttemptAt ?? null
  return at !== null && at <= now && !isLeased(delivery, now)
}

/** Returns the deliveries that are due, with their ids. */
export function dueOf(
  refs: readonly Ref<Delivery>[],
  found: readonly (Delivery | undefined)[],
  now: Date,
): StoredDocument<Delivery>[] {
  return refs.flatMap(({ id }, at) => {
    const data = found[at]
    return isDue(data, now) ? [{ id, data }] : []
  })
}

const slotCount = limits.webhook.eventsInFlightMax
/**
 * The minimum and maximum wait for a free slot. Each wait is about 1.5 times the previous wait, so
 * that tens of thousands of waiting deliveries leave the rate of the queue to other accounts.
 */
const putOffSecondsMin = 2
const putOffSecondsMax = 60 * 60

/** A worker looks for a slot at most this many times, as others may take a free slot first. */
const looksMax = 4

/** The account's slot that a worker holds during its attempts. */
export type HeldSlot = { accountId: string; holder: string; slot: Ref<AttemptSlot> }

export type LeasedAttempts =
  | { kind: 'LEASED'; slot: Ref<AttemptSlot>; ids: readonly string[] }
  /** The account has reached its maximum of events that are sent at once. */
  | { kind: 'PUT_OFF'; deliveries: readonly StoredDocument<Delivery>[] }
  | { kind: 'NOTHING_TO_DO' }

type Target = { accountId: string; rest: readonly StoredDocument<Delivery>[] }

/**
 * Leases those deliveries of an event that are due, and one of the account's slots for all of them.
 * Costs a write for each, and a read for each unless the store remembers it. If the slot is taken,
 * each search for another slot costs 20 reads. Counts the attempts at once, so that a delivery that
 * crashes its workers also runs out of attempts. Does nothing if the holder has the lease.
 */
export async function leaseDeliveries(
  ports: Ports,
  { accountId, rest }: Target,
  holder: string,
  signal: AbortSignal,
): Promise<LeasedAttempts> {
  const refs = rest.map(({ id }) => ref(deliveries, id))
  const first = firstSlot(holder)
  let slot: Ref<AttemptSlot> | undefined = slotRef(accountId, first)
  const own = rest.flatMap(({ id, data }) => (isHeldBy(data, holder) ? [id] : []))
  if (own.length > 0) return { kind: 'LEASED', slot, ids: own }
  for (let looks = 0; slot && looks < looksMax; looks += 1) {
    const taken = await takeAttempts(ports, refs, slot, holder, signal)
    if (taken === 'NOTHING_TO_DO') return { kind: 'NOTHING_TO_DO' }
    if (taken !== 'SLOT_TAKEN') return { kind: 'LEASED', slot, ids: taken }
    slot = await findSlot(ports, accountId, first)
  }
  return { kind: 'PUT_OFF', deliveries: await putOff(ports, refs, holder, signal) }
}

function takeAttempts(
  { store, clock }: Ports,
  refs: readonly Ref<Delivery>[],
  slot: Ref<AttemptSlot>,
  holder: string,
  signal: AbortSignal,
): Promise<string[] | 'SLOT_TAKEN' | 'NOTHING_TO_DO'> {
  return store.transaction(async (database) => {
    const [, ...current] = await database.getAll(slot, ...refs)
    const now = clock.now()
    const due = dueOf(refs, current, now)
    const isSpent = ({ data }: StoredDocument<Delivery>) => data.attemptsMade >= attemptsMax
    const usable = due.filter((each) => !isSpent(each))
    const [one] = usable
    if (one) {
      const { accountId } = one.data
      const lease = await takeSlot(database, slot, { accountId, holder, now })
      if (!lease) return 'SLOT_TAKEN'
      for (const { id, data } of usable) database.update(ref(deliveries, id), begun(data, lease))
    }
    for (const { id, data } of due.filter(isSpent))
      database.update(ref(deliveries, id), { ...data, ...ended('EXHAUSTED') })
    return one ? usable.map(({ id }) => id) : 'NOTHING_TO_DO'
  }, signal)
}

/** Leases the slot for attempts that start now, unless another worker has it. */
export async function takeSlot(
  database: StoreTransaction,
  slot: Ref<AttemptSlot>,
  { accountId, holder, now }: { accountId: string; holder: string; now: Date },
): Promise<Lease | undefined> {
  const [known] = await database.getAll(slot)
  if (isLeased(known, now)) return undefined
  const lease = { holder, until: addSeconds(now, backgroundTiming.deliverWebhook.leaseSeconds) }
  database.put(slot, known, { accountId, lease, expiresAt: addDays(lease.until, 1) })
  return lease
}

/** A delivery whose attempt starts now. */
export function begun(delivery: Delivery, lease: Lease): Delivery {
  const attemptsMade = delivery.attemptsMade + 1
  return { ...delivery, attemptsMade, lease, sweepAt: lease.until }
}

/** Postpones attempts. Older deliveries wait longer, so that hanging endpoints cost little. */
function putOff(
  { store, clock }: Ports,
  refs: readonly Ref<Delivery>[],
  holder: string,
  signal: AbortSignal,
): Promise<StoredDocument<Delivery>[]> {
  return store.transaction(async (database) => {
    const current = await database.getAll(...refs)
    const now = clock.now()
    return dueOf(refs, current, now).map(({ id, data }) => {
      const ageSeconds = (now.getTime() - data.createdAt.getTime()) / 1000
      const seconds = Math.min(putOffSecondsMax, Math.max(putOffSecondsMin, ageSeconds / 2))
      const spread = 0.5 + firstSlot(holder) / slotCount
      const nextAttemptAt = addSeconds(now, seconds * spread)
      const next = { ...data, nextAttemptAt, sweepAt: nextAttemptAt }
      database.update(ref(deliveries, id), next)
      return { id, data: next }
    })
  }, signal)
}

export function ended(status: 'DELIVERED' | 'EXHAUSTED' | 'CANCELLED') {
  return { status, nextAttemptAt: null, sweepAt: null, lease: null } as const
}

/** One of the account's slots. Each slot allows the attempts of one event at a time. */
function slotRef(accountId: string, slot: number): Ref<AttemptSlot> {
  return ref(attemptSlots, `${accountId}-${slot}`)
}

/** The slot that a worker tries first. */
export function firstSlotRef(accountId: string, holder: string): Ref<AttemptSlot> {
  return slotRef(accountId, firstSlot(holder))
}

/** A pseudo-random slot to try first, so that simultaneous workers try different slots. */
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
