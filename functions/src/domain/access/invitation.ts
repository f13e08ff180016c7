import type { Invitation, InvitationTries, OpenInvitations } from '../../collections/invitations.ts'
import { limits } from '../../contract/limits.ts'
import { addDays, addSeconds } from '../time.ts'

const idShape = /^inv_[0-9A-Za-z]{22}$/
const passwordShape = /\d{8}/

/** Anything that a reader of the mail, person or program, could take for the password. */
export function hasPasswordShape(text: string): boolean {
  return passwordShape.test(text)
}

/** Ids arrive as free text; nothing else may become a document's path. */
export function isInvitationId(text: string): boolean {
  return idShape.test(text)
}

/** Addresses compare without case (docs/api.md#6-invitations). */
export function normalAddress(email: string): string {
  return email.trim().toLowerCase()
}

const googleDomain = /^(?:gmail|googlemail)\.com$/

/**
 * The mailbox that an address reaches, as far as its spelling tells: a tag behind a plus sign is
 * the reader's own note, and Google's mailboxes ignore dots. Mails are counted by it and never sent
 * to it, because a provider may read addresses otherwise.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = normalAddress(email).split('@')
  const name = local.replace(/(?!^)\+.*$/, '')
  return googleDomain.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** How long an invitation that lapsed is still listed. */
const lapsedListedDays = 7

/**
 * A fresh invitation, or the next password of a pending one: from now on the old password is wrong.
 */
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

/** Mails of the last minute, which limit those to an address. */
function recentMails(known: OpenInvitations | undefined, now: Date): OpenInvitations['recent'] {
  return (known?.recent ?? []).filter(({ sentAt }) => cooldownEnd(sentAt) > now)
}

/** When the next mail may go to this address; now, where none of the last minute is against it. */
export function nextMailAt(recent: OpenInvitations['recent'], id: string, now: Date): Date {
  const same = recent.find((mail) => mail.id === id)
  return same ? cooldownEnd(same.sentAt) : now
}

function cooldownEnd(sentAt: Date): Date {
  return addSeconds(sentAt, limits.invitation.resendCooldownSeconds)
}

/** The count after one more try; undefined where all tries at this password are used. */
export function nextTry(
  tries: InvitationTries | undefined,
  now: Date,
): InvitationTries | undefined {
  const used = tries && tries.expiresAt > now ? tries.count : 0
  if (used >= limits.invitation.triesMax) return undefined
  const expiresAt = addSeconds(now, limits.invitation.lifetimeHours * 3600)
  return { count: used + 1, expiresAt }
}

/**
 * Whether its password still opens it: a redeemed one answers its own worker again, at any time.
 */
export function isRedeemable(invitation: Invitation, now: Date): boolean {
  return invitation.status === 'redeemed' || invitation.validUntil > now
}

/** The set without this invitation among the open ones. */
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
