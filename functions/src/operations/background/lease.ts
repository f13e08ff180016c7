import type { Lease, Ref } from '../../collections/collection.ts'
import { addSeconds } from '../../domain/time.ts'
import type { Ports } from '../../ports/ports.ts'

/** A document under a lease. For a union type, only the members with a `lease` field remain. */
export type Held<T> = T extends unknown
  ? 'lease' extends keyof T
    ? T & { lease: Lease }
    : never
  : never

export type Acquired<T> =
  | { kind: 'LEASED'; document: Held<T> }
  /** Another holder has the lease until the lease ends, even if that holder has crashed. */
  | { kind: 'BUSY'; document: Held<T> }
  | { kind: 'NOTHING_TO_DO' }

/** Another holder has the document, or the work has ended. The worker must stop without a write. */
export class LeaseLost extends Error {
  constructor() {
    super('The lease is lost')
    this.name = 'LeaseLost'
  }
}

export function isHeldBy<T>(document: T | undefined, holder: string): document is Held<T> {
  return leaseOf(document)?.holder === holder
}

/** Returns whether any holder has the document at the time `now`. */
export function isLeased<T>(document: T | undefined, now: Date): document is Held<T> {
  const lease = leaseOf(document)
  return lease !== null && lease.until > now
}

/**
 * Takes the lease of a document if nobody has it. Costs 1 read and 1 write. `take` returns
 * undefined if there is nothing to do, or the document without a lease if the work ends at once.
 */
export function acquireLease<T extends object>(
  { store, clock }: Ports,
  target: Ref<T>,
  { holder, seconds }: { holder: string; seconds: number },
  take: (current: T, lease: Lease, now: Date) => T | undefined,
  signal: AbortSignal,
): Promise<Acquired<T>> {
  return store.transaction(async (database): Promise<Acquired<T>> => {
    const [current] = await database.getAll(target)
    const now = clock.now()
    if (isLeased(current, now)) return { kind: 'BUSY', document: current }
    const lease = { holder, until: addSeconds(now, seconds) }
    const next = current && take(current, lease, now)
    if (next === undefined) return { kind: 'NOTHING_TO_DO' }
    database.update(target, next)
    return isHeldBy(next, holder) ? { kind: 'LEASED', document: next } : { kind: 'NOTHING_TO_DO' }
  }, signal)
}

/** Changes a document under the holder's lease, or the lease itself. Throws `LeaseLost`. */
export function changeLeased<T extends object, N extends T>(
  { store, clock }: Ports,
  target: Ref<T>,
  holder: string,
  change: (current: Held<T>, now: Date) => N,
  signal: AbortSignal,
): Promise<N> {
  return store.transaction(async (database) => {
    const [current] = await database.getAll(target)
    if (!isHeldBy(current, holder)) throw new LeaseLost()
    const next = change(current, clock.now())
    database.update(target, next)
    return next
  }, signal)
}

function leaseOf(document: unknown): Lease | null {
  return (document as { lease?: Lease | null } | undefined)?.lease ?? null
}
