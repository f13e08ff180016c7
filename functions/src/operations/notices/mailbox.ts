import { createHash } from 'node:crypto'
import { ref } from '../../collections/collection.ts'
import { noticesToMailboxes } from '../../collections/notices.ts'
import { mailboxOf } from '../../domain/access/invitation.ts'
import { countToMailbox } from '../../domain/notices.ts'
import type { Ports } from '../../ports/ports.ts'

/**
 * Counts a notice to the mailbox of an address. Costs 1 read, and also 1 write unless the notice
 * was already counted today. Returns false if the mailbox has reached its daily limit.
 */
export function takeMailbox(
  { store, clock, oneTimePasswords }: Ports,
  { noticeId, email }: { noticeId: string; email: string },
  signal: AbortSignal,
): Promise<boolean> {
  const mailboxRef = ref(noticesToMailboxes, oneTimePasswords.addressId(mailboxOf(email)))
  // Hashes the id of the notice, because it contains a uid and the count must identify nobody.
  const counted = createHash('sha256').update(noticeId).digest('base64url')
  return store.transaction(async (database) => {
    const [known] = await database.getAll(mailboxRef)
    const next = countToMailbox(known, counted, clock.now())
    if (next && next !== known) database.put(mailboxRef, known, next)
    return next !== undefined
  }, signal)
}
