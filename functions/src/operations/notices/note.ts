import { type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type NoticeMail, notices } from '../../collections/notices.ts'
import { countNotice } from '../../domain/notices.ts'
import { addDays } from '../../domain/time.ts'
import type { StoreTransaction } from '../../ports/store.ts'

/** A notice expires after two days, because the sweeper needs one day to retry and drop it. */
const daysKept = 2

/**
 * Queues a mail to a user in the transaction that makes the reported change. Costs 2 writes, or no
 * write without an address or at the daily limit. `user` is the record that the transaction read.
 */
export function noteNotice(
  database: StoreTransaction,
  { id, uid, user }: { id: string; uid: string; user: User | undefined },
  mail: NoticeMail,
  now: Date,
): void {
  const counted = user && countNotice(user, now)
  if (!counted) return
  const notice = { uid, mail, createdAt: now, sweepAt: now, expiresAt: addDays(now, daysKept) }
  database.create(ref(notices, id), notice)
  database.update(ref(users, uid), counted)
}
