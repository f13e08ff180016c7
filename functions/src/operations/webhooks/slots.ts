import { createHash } from 'node:crypto'
import { type Ref, ref } from '../../collections/collection.ts'
import { type AttemptSlot, attemptSlots } from '../../collections/webhooks.ts'
import { limits } from '../../contract/limits.ts'
import type { Ports } from '../../ports/ports.ts'
import { isLeased } from '../background/lease.ts'

const slotCount = limits.webhook.attemptsInFlightMax

/** One of the places in which an account's endpoints are called at the same time. */
export function slotRef(accountId: string, slot: number): Ref<AttemptSlot> {
  return ref(attemptSlots, `${accountId}-${slot}`)
}

/** Where an attempt looks first: attempts that come together look in different places. */
export function firstSlot(holder: string): number {
  return createHash('sha256').update(holder).digest().readUInt32BE(0) % slotCount
}

/** A slot that nobody has, the next after the first; undefined where there is none. 20 reads. */
export async function findSlot(
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
