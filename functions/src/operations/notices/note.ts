import { ref } from '../../collections/collection.ts'
import { type NoticeMail, notices } from '../../collections/notices.ts'
import { addDays } from '../../domain/time.ts'
import type { StoreTransaction } from '../../ports/store.ts'

/** Notices over the daily limit of mails wait, which can take longer than a day. */
const daysKept = 30

/**
 * Queues a mail to a user in the transaction that makes the reported change, however many notices
 * wait already: a thief could otherwise hide a key behind ten others. Costs 1 write.
 */
export function noteNotice(
  database: StoreTransaction,
  { id, uid }: { id: string; uid: string },
  mail: NoticeMail,
  now: Date,
): void {
  const notice = { uid, mail, createdAt: now, sweepAt: now, expiresAt: addDays(now, daysKept) }
  database.create(ref(notices, id), notice)
}
