import { z } from 'zod'
import { named } from '../names.ts'
import { languageTag } from './common.ts'

/** RFC 5321, section 4.5.3.1.3, allows 256 octets for an address and its two brackets. */
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
 * The schema checks only lengths. A malformed id or password gets the same error as a wrong id or
 * password (INVITATION_INVALID), so that the response reveals nothing about existing invitations.
 */
export const oneTimePasswordBody = named(
  'OneTimePassword',
  z.object({
    invitationId: z.string().min(1).max(128).describe('The id of the invitation, as in the email.'),
    otp: z.string().min(1).max(64).describe('The eight digits from the email.'),
  }),
)
