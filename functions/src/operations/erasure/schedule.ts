import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Erasure, erasures } from '../../collections/personal-data.ts'
import { limits } from '../../contract/limits.ts'
import { problem } from '../../domain/problem.ts'
import { addDays } from '../../domain/time.ts'
import type { Ports } from '../../ports/ports.ts'
import { noteNotice } from '../notices/note.ts'

/**
 * Notes that a person is to be erased after the days of grace, or at once, and that they are to be
 * told. Asked for again, the earlier of both holds. 2 reads and at most 3 writes. Throws NOT_FOUND
 * for a person whom the service does not know.
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
    database.put(erasureRef, known, next)
    const notice = { id: `erasure_${uid}_${now.getTime()}`, uid, user }
    noteNotice(database, notice, { name: 'erasureScheduled', eraseAfter }, now)
    return next
  }, signal)
}

/**
 * Takes it back within the days of grace. Throws NOT_FOUND where none is scheduled and CONFLICT
 * from their end on: the sign-in may be gone before it is noted that the erasure has begun.
 */
export async function cancelErasure(
  { store, clock }: Ports,
  uid: string,
  signal: AbortSignal,
): Promise<void> {
  const erasureRef = ref(erasures, uid)
  await store.transaction(async (database) => {
    const [known] = await database.getAll(erasureRef)
    if (!known) throw problem('NOT_FOUND', `No erasure of ${uid} is scheduled.`)
    if (known.status === 'CLOSED' || known.eraseAfter <= clock.now())
      throw problem('CONFLICT', 'The erasure has begun.')
    database.remove(erasureRef)
  }, signal)
}
