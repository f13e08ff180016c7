import { z } from 'zod'
import { named } from '../names.ts'
import { languageTag, time } from './common.ts'

/** RFC 5321, section 4.5.3.1.3, allows 256 octets for a path, including its two brackets. */
const emailCharactersMax = 254

/** The body of `POST /v1/invitations/invite`. */
export const inviteBody = z.object({
  email: z
    .string()
    .trim()
    .max(emailCharactersMax)
    .pipe(z.email())
    .meta({ format: 'email' })
    .describe('The email address to invite.'),
  language: languageTag
    .describe("The BCP 47 tag of the email's language; defaults to the caller's.")
    .optional(),
})

/**
 * Only the lengths are checked: a malformed id or password gets the answer of a wrong one
 * (INVITATION_INVALID), so that the response reveals nothing about existing invitations.
 */
export const oneTimePasswordBody = named(
  'OneTimePassword',
  z.object({
    invitationId: z.string().min(1).max(128).describe('The id of the invitation, as in the email.'),
    otp: z.string().min(1).max(64).describe('The eight digits from the email.'),
  }),
)

export const invited = z.object({
  invitationId: z.string().describe('The id of the invitation.'),
  email: z.string().describe('The invited email address.'),
  status: z.literal('pending').describe('Always `pending`.'),
  expiresAt: time.describe('When its one-time password expires.'),
})

/** The account behind an invitation, for a caller who has its password. */
export const verifiedInvitation = z.object({
  valid: z.literal(true).describe('Always true.'),
  accountName: z.string().describe('The name of the account that invites.'),
  role: z.literal('worker').describe('Always `worker`.'),
  expiresAt: time.describe('When the one-time password expires.'),
})

export const redeemedInvitation = z.object({
  account: z
    .object({
      id: z.string().describe('The id of the account.'),
      name: z.string().describe('The name of the account.'),
    })
    .describe('The account in which the caller acts from now on.'),
  role: z.literal('worker').describe('Always `worker`.'),
})

/** An invitation as the owner of the account sees it. */
export const listedInvitation = z.object({
  invitationId: z.string().describe('The id of the invitation.'),
  email: z.string().describe('The invited email address.'),
  status: z
    .enum(['pending', 'expired', 'redeemed'])
    .describe('A redeemed invitation is a membership.'),
  createdAt: time.describe('When the address was first invited.'),
  expiresAt: time.describe('When its one-time password expires.'),
  redeemedBy: z
    .string()
    .nullable()
    .describe('The uid of the worker, as in `madeBy` of analyses; null until they join.'),
  redeemedAt: time.nullable().describe('When the worker joined; null until then.'),
})
