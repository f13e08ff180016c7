import type { Invitation, InvitationTries, OpenInvitations } from '../../collections/invitations.ts'
import { limits } from '../../contract/limits.ts'
import { addDays, addSeconds } from '../time.ts'

const idShape = /^inv_[0-9A-Za-z]{22}$/
const passwordShape = /\d{8}/

/** Whether a text contains eight digits, which readers could mistake for the mail's password. */
export const hasPasswordShape = (text: string): boolean => passwordShape.test(text)

/** Checks an id that arrived as free text. Only a valid id may enter a document's path. */
export const isInvitationId = (text: string): boolean => idShape.test(text)

/** Normalises an address for comparisons, which ignore case (docs/api.md#6-invitations). */
export const normalAddress = (email: string): string => email.trim().toLowerCase()

const googleDomain = /^(?:gmail|googlemail)\.com$/

/**
 * Returns the mailbox of an address, without a tag after a plus sign and, for Google, without dots.
 * Use the mailbox to count mails. Send mails to the full address, because another provider may
 * treat the mailbox as a different address.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = normalAddress(email).split('@')
  const name = local.replace(/(?!^)\+.*$/, '')
  return googleDomain.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** The number of days for which a list still shows an expired invitation. */
const lapsedListedDays = 7

/** A new invitation, or a pending invitation with a new password in place of the old password. */
export function pendingInvitation(
  known: Invitation | undefined,
  parts: Pick<Invitation, 'accountId' | 'email' | 'passwordDigest' | 'createdByApiKeyIds'>,
  now: Date,
): Extract<Invitation, { status: 'pending' }> {
  const validUntil = addSeconds(now, limits.invitation.lifetimeHours * 3600)
  return {
    ...parts,
    createdAt: known?.createdAt ?? now,
    validUntil,
    status: 'pending',
    expiresAt: addDays(validUntil, lapsedListedDays),
  }
}

/** Returns the mails of the last minute. Each mail delays the next mail of the same invitation. */
function recentMails(known: OpenInvitations | undefined, now: Date): OpenInvitations['recent'] {
  return (known?.recent ?? []).filter(({ sentAt }) => cooldownEnd(sentAt) > now)
}

/** The time at which an invitation's next mail is allowed: a minute after the last mail, or now. */
export function nextMailAt(recent: OpenInvitations['recent'], id: string, now: Date): Date {
  const same = recent.find((mail) => mail.id === id)
  return same ? cooldownEnd(same.sentAt) : now
}

function cooldownEnd(sentAt: Date): Date {
  return addSeconds(sentAt, limits.invitation.resendCooldownSeconds)
}

/** Counts an attempt at a password. Returns undefined if no attempts are left. */
export function nextTry(
  tries: InvitationTries | undefined,
  now: Date,
): InvitationTries | undefined {
  const used = tries && tries.expiresAt > now ? tries.count : 0
  if (used >= limits.invitation.triesMax) return undefined
  const expiresAt = addSeconds(now, limits.invitation.lifetimeHours * 3600)
  return { count: used + 1, expiresAt }
}

/** Whether the password works. A redeemed password still works for the worker who redeemed it. */
export function isRedeemable(invitation: Invitation, now: Date): boolean {
  return invitation.status === 'redeemed' || invitation.validUntil > now
}

/** Removes an invitation and all expired invitations from the open invitations. */
export function withoutOpen(
  known: OpenInvitations | undefined,
  id: string,
  now: Date,
): OpenInvitations {
  const entries = (known?.entries ?? []).filter(
    (entry) => entry.id !== id && entry.validUntil > now,
  )
  return { ...known, entries, recent: recentMails(known, now) }
}
