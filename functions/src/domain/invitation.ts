import type { Invitation, InvitationTries, OpenInvitations } from '../collections/invitations.ts'
import { limits } from '../contract/limits.ts'
import { addDays, addSeconds } from './time.ts'

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

/** Addresses compare without case (api.md, section 6). */
export function normalAddress(email: string): string {
  return email.trim().toLowerCase()
}

/** How long an invitation that lapsed is still listed. */
const lapsedListedDays = 7

/** A fresh invitation, or the next password of a pending one: from now on the old password is wrong. */
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
    sentAt: now,
    expiresAt: addDays(validUntil, lapsedListedDays),
  }
}

/** Seconds until another mail may go to the address; 0 where it may now. */
export function cooldownSeconds(known: Invitation | undefined, now: Date): number {
  if (known?.status !== 'pending' || known.sentAt === null) return 0
  const until = addSeconds(known.sentAt, limits.invitation.resendCooldownSeconds)
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000))
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

/** Whether its password still opens it: a redeemed one answers its own worker again, at any time. */
export function isRedeemable(invitation: Invitation, now: Date): boolean {
  return invitation.status === 'redeemed' || invitation.validUntil > now
}

/** The open invitations beside `id`. */
export function openBeside(
  known: OpenInvitations | undefined,
  id: string,
  now: Date,
): OpenInvitations['entries'] {
  return (known?.entries ?? []).filter((entry) => entry.id !== id && entry.validUntil > now)
}
