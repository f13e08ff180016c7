import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Erasure, erasures } from '../../collections/personal-data.ts'
import { limits } from '../../contract/limits.ts'
import { problem } from '../../domain/problem.ts'
import { addDays } from '../../domain/time.ts'
import type { Ports } from '../../ports/ports.ts'
import { noteNotice } from '../notices/note.ts'

/**
 * Schedules an erasure and a mail about it. The earlier of two scheduled dates counts. Costs 3
 * reads and at most 2 writes. Throws NOT_FOUND for an unknown person.
 */
export async function scheduleErasure(
  { store, clock }: Ports,
  uid: string,
  signal: AbortSignal,
  graceDays: number = limits.account.erasureGraceDays,
): Promise<Erasure> {
  const erasureRef = ref(erasures, uid)
  return store.transaction(async (database) => {
    const [known, user] = await database.getAll(erasureRef, ref(users, uid))
    if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
    const now = clock.now()
    const eraseAfter = addDays(now, graceDays)
    if (known && (known.status === 'CLOSED' || known.eraseAfter <= eraseAfter)) return known
    const status = 'SCHEDULED' as const
    const next = { status, requestedAt: known?.requestedAt ?? now, eraseAfter, sweepAt: eraseAfter }
    const notice = { id: `erasure_${uid}_${now.getTime()}`, uid }
    await noteNotice(database, notice, { name: 'erasureScheduled', eraseAfter }, now)
    database.put(erasureRef, known, next)
    return next
  }, signal)
}

/** Throws NOT_FOUND if no erasure is scheduled, and CONFLICT once the erasure may have begun. */
export async function cancelErasure(
  { store, clock }: Ports,
  uid: string,
  signal: AbortSignal,
): Promise<void> {
  const erasureRef = ref(erasures, uid)
  let wasScheduled = false
  await store.transaction(async (database) => {
    const [known] = await database.getAll(erasureRef)
    // A commit that only removes leaves no trace if its answer is lost, and the store repeats it.
    wasScheduled ||= known !== undefined
    if (!wasScheduled) throw problem('NOT_FOUND', `No erasure of ${uid} is scheduled.`)
    if (!known) return
    if (known.status === 'CLOSED' || known.eraseAfter <= clock.now())
      throw problem('CONFLICT', 'The erasure has begun.')
    database.remove(erasureRef)
  }, signal)
}

/**
 * Repeats an erasure after a backup was restored, without a mail: at once, or when the former
 * database would have begun one that it had only scheduled. Costs 1 read and 1 write.
 */
export async function repeatErasure(
  { store, clock }: Ports,
  uid: string,
  signal: AbortSignal,
  former?: Erasure,
): Promise<void> {
  const target = ref(erasures, uid)
  await store.transaction(async (database) => {
    const [known] = await database.getAll(target)
    if (known?.status === 'CLOSED') return
    const now = clock.now()
    const status = 'SCHEDULED' as const
    const requestedAt = (former ?? known)?.requestedAt ?? now
    const eraseAfter = former?.status === status ? former.eraseAfter : now
    database.put(target, known, { status, requestedAt, eraseAfter, sweepAt: eraseAfter })
  }, signal)
}

/** Withdraws an erasure that was cancelled after the backup. Costs 1 read and at most 1 write. */
export async function withdrawErasure(
  { store }: Ports,
  uid: string,
  signal: AbortSignal,
): Promise<boolean> {
  const target = ref(erasures, uid)
  return store.transaction(async (database) => {
    const [known] = await database.getAll(target)
    if (known?.status !== 'SCHEDULED') return false
    database.remove(target)
    return true
  }, signal)
}
