import { type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type NoticeMail, notices } from '../../collections/notices.ts'
import { countNotice } from '../../domain/notices.ts'
import { addDays } from '../../domain/time.ts'
import type { StoreTransaction } from '../../ports/store.ts'

/** Past the day of tries, for the sweeper to find it given up. */
const daysKept = 2

/**
 * Queues a mail to a person in the transaction that concerns them: 2 writes, or none if they have
 * no address or had their mails today. `user` is their record as that transaction has read it.
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
