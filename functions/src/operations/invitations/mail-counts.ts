import type { Account } from '../../collections/accounts.ts'
import { type Ref, ref } from '../../collections/collection.ts'
import {
  invitationSets,
  type MailsToAddress,
  mailsToAddresses,
  type OpenInvitations,
} from '../../collections/invitations.ts'
import { mailboxOf } from '../../domain/access/invitation.ts'
import { withoutMail } from '../../domain/access/invitation-mails.ts'
import type { Ports } from '../../ports/ports.ts'

/** The two documents in which the mails of an account and those to an address are counted. */
export type MailedRefs = { set: Ref<OpenInvitations>; toAddress: Ref<MailsToAddress> }

export function mailedRefs(
  { oneTimePasswords }: Ports,
  { accountId, email }: { accountId: string; email: string },
): MailedRefs {
  const addressId = oneTimePasswords.addressId(mailboxOf(email))
  return { set: ref(invitationSets, accountId), toAddress: ref(mailsToAddresses, addressId) }
}

/** A password that nobody was sent neither counts as a mail nor holds up the next one. */
export async function takeMailBack(
  { store }: Ports,
  refs: MailedRefs,
  { id, account }: { id: string; account: Account },
  signal: AbortSignal,
): Promise<void> {
  await store.transaction(async (database) => {
    const [set, toAddress] = await database.getAll(refs.set, refs.toAddress)
    if (!set) return
    const counted = account.type === 'personal' ? toAddress : undefined
    const counts = withoutMail({ mailed: set.mailed, toAddress: counted }, id)
    const recent = set.recent.filter((mail) => mail.id !== id)
    database.update(refs.set, { ...set, recent, ...(counts.mailed && { mailed: counts.mailed }) })
    if (counts.toAddress) database.update(refs.toAddress, counts.toAddress)
  }, signal)
}
