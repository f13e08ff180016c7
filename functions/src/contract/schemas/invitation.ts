import { z } from 'zod'
import { languageTag, time } from './common.ts'

/** RFC 5321, section 4.5.3.1.3: a path of 256 octets, less its two brackets. */
const emailCharactersMax = 254

export const inviteBody = z.object({
  email: z.string().trim().max(emailCharactersMax).pipe(z.email()).meta({ format: 'email' }),
  language: languageTag.optional(),
})

/**
 * Bounded text only: a malformed id or password is answered like a wrong one (INVITATION_INVALID), so
 * that the answer tells nothing of what exists.
 */
export const oneTimePasswordBody = z.object({
  invitationId: z.string().min(1).max(128),
  otp: z.string().min(1).max(64).describe('The eight digits of the e-mail.'),
})

export const invited = z.object({
  invitationId: z.string(),
  email: z.string(),
  status: z.literal('pending'),
  expiresAt: time,
})

export const verifiedInvitation = z.object({
  valid: z.literal(true),
  accountName: z.string(),
  role: z.literal('worker'),
  expiresAt: time,
})

export const redeemedInvitation = z.object({
  account: z.object({ id: z.string(), name: z.string() }),
  role: z.literal('worker'),
})

export const listedInvitation = z.object({
  invitationId: z.string(),
  email: z.string(),
  status: z.enum(['pending', 'expired', 'redeemed']),
  createdAt: time,
  expiresAt: time,
  redeemedAt: time.nullable(),
})
