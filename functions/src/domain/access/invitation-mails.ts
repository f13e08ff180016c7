import type { Account } from '../../collections/accounts.ts'
import type { MailsToAddress, OpenInvitations } from '../../collections/invitations.ts'
import { limits } from '../../contract/limits.ts'
import { dayOf, endOfDay } from '../quota/quota.ts'
import { addDays } from '../time.ts'

const { mailsDaily, mailsToAddressDaily } = limits.invitation

/** Today's counts of mails for an account and to an address; undefined before the first mail. */
export type MailCounts = {
  mailed: OpenInvitations['mailed']
  toAddress: MailsToAddress | undefined
}

/**
 * Returns an error message if the limit of mails for the UTC day is reached, else undefined. For an
 * enterprise, only its own mails count towards the limit of an address.
 */
export function mailRefusal(
  type: Account['type'],
  counts: MailCounts,
  id: string,
  now: Date,
): string | undefined {
  const sent = sentToday(counts.mailed, now)
  const daily = mailsDaily[type]
  if (sent.length >= daily) return `At most ${daily} invitations are mailed a day.`
  const toAddress =
    type === 'enterprise' ? sent.filter((each) => each === id).length : countToday(counts, now)
  if (toAddress < mailsToAddressDaily) return undefined
  return `At most ${mailsToAddressDaily} invitations a day are mailed to one address.`
}

export function withMail(
  counts: MailCounts,
  id: string,
  now: Date,
): { mailed: NonNullable<OpenInvitations['mailed']>; toAddress: MailsToAddress } {
  const day = dayOf(now)
  const expiresAt = addDays(endOfDay(now), 1)
  return {
    mailed: { day, ids: [...sentToday(counts.mailed, now), id] },
    toAddress: { day, count: countToday(counts, now) + 1, expiresAt },
  }
}

/** Subtracts a mail from the counts if the mail server did not accept the mail. */
export function withoutMail({ mailed, toAddress }: MailCounts, id: string): MailCounts {
  const at = mailed?.ids.indexOf(id) ?? -1
  if (!mailed || at < 0) return { mailed, toAddress }
  const count = Math.max(0, (toAddress?.count ?? 0) - 1)
  return {
    mailed: { ...mailed, ids: mailed.ids.toSpliced(at, 1) },
    toAddress: toAddress && { ...toAddress, count },
  }
}

function sentToday(mailed: OpenInvitations['mailed'], now: Date): readonly string[] {
  return mailed?.day === dayOf(now) ? mailed.ids : []
}

function countToday({ toAddress }: MailCounts, now: Date): number {
  return toAddress?.day === dayOf(now) ? toAddress.count : 0
}
