import { type Ref, ref } from '../../collections/collection.ts'
import { type NoticeMail, notices, type WaitingNotices } from '../../collections/notices.ts'
import { withNotice } from '../../domain/notices.ts'
import type { StoreTransaction } from '../../ports/store.ts'

export const noticesOf = (uid: string): Ref<WaitingNotices> => ref(notices, uid)

/**
 * Queues a mail to a user in the transaction that makes the reported change, however many notices
 * wait already: a thief could otherwise hide a key behind ten others. Reads `noticesOf` the user
 * unless the transaction has, so call this before the first write. Costs 1 read and 1 write.
 */
export async function noteNotice(
  database: StoreTransaction,
  { id, uid }: { id: string; uid: string },
  mail: NoticeMail,
  now: Date,
): Promise<void> {
  const waitingRef = noticesOf(uid)
  const [waiting] = await database.getAll(waitingRef)
  database.put(waitingRef, waiting, withNotice(waiting, { id, mail, createdAt: now }, now))
}
