import type { Invitation, InvitationTries, OpenInvitations } from '../../collections/invitations.ts'
import { limits } from '../../contract/limits.ts'
import { addDays, addSeconds } from '../time.ts'

const idShape = /^inv_[0-9A-Za-z]{22}$/
const passwordShape = /\d{8}/

/** Whether a reader or a program could mistake this text for the password in the mail. */
export const hasPasswordShape = (text: string): boolean => passwordShape.test(text)

/** Ids arrive as free text. Only a valid id may become part of a document's path. */
export const isInvitationId = (text: string): boolean => idShape.test(text)

/** Addresses are compared without case (docs/api.md#6-invitations). */
export const normalAddress = (email: string): string => email.trim().toLowerCase()

const googleDomain = /^(?:gmail|googlemail)\.com$/

/**
 * The mailbox of an address: without a tag after a plus sign, and without dots for Google's
 * mailboxes. Use it to count mails but never to send them, as a provider may treat addresses
 * differently.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = normalAddress(email).split('@')
  const name = local.replace(/(?!^)\+.*$/, '')
  return googleDomain.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** How long a list still shows an expired invitation. */
const lapsedListedDays = 7

/** A new invitation, or a pending one with a new password. The old password stops working. */
export function pendingInvitation(
  known: Invitation | undefined,
  parts: { accountId: string; email: string; passwordDigest: string },
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

/** Mails of the last minute, which count towards the limit of an address. */
function recentMails(known: OpenInvitations | undefined, now: Date): OpenInvitations['recent'] {
  return (known?.recent ?? []).filter(({ sentAt }) => cooldownEnd(sentAt) > now)
}

/** When the next mail to this address is allowed: `now` unless a recent mail delays it. */
export function nextMailAt(recent: OpenInvitations['recent'], id: string, now: Date): Date {
  const same = recent.find((mail) => mail.id === id)
  return same ? cooldownEnd(same.sentAt) : now
}

function cooldownEnd(sentAt: Date): Date {
  return addSeconds(sentAt, limits.invitation.resendCooldownSeconds)
}

/** The count after one more attempt; undefined if all attempts at this password are used. */
export function nextTry(
  tries: InvitationTries | undefined,
  now: Date,
): InvitationTries | undefined {
  const used = tries && tries.expiresAt > now ? tries.count : 0
  if (used >= limits.invitation.triesMax) return undefined
  const expiresAt = addSeconds(now, limits.invitation.lifetimeHours * 3600)
  return { count: used + 1, expiresAt }
}

/** Whether the password still works. It keeps working for the worker who redeemed it. */
export function isRedeemable(invitation: Invitation, now: Date): boolean {
  return invitation.status === 'redeemed' || invitation.validUntil > now
}

/** Removes this invitation from the open ones. */
export function withoutOpen(
  known: OpenInvitations | undefined,
  id: string,
  now: Date,
): OpenInvitations {
  const entries = (known?.entries ?? []).filter(
    (entry) => entry.id !== id && entry.validUntil > now,
  )
  const { mailed } = known ?? {}
  return { entries, recent: recentMails(known, now), ...(mailed && { mailed }) }
}
