import { z } from 'zod'
import { named } from '../names.ts'
import { languageTag } from './common.ts'

/** RFC 5321, section 4.5.3.1.3: a path of 256 octets, less its two brackets. */
const emailCharactersMax = 254

/** The body of `POST /v1/invitations/invite`. */
export const inviteBody = z.object({
  email: z
    .string()
    .trim()
    .max(emailCharactersMax)
    .pipe(z.email())
    .meta({ format: 'email' })
    .describe('Whom to invite.'),
  language: languageTag.describe("The BCP 47 tag of the mail; else the caller's.").optional(),
})

/**
 * Bounded text only. A malformed id or password is answered like a wrong one (INVITATION_INVALID),
 * so that the response tells nothing of what exists.
 */
export const oneTimePasswordBody = named(
  'OneTimePassword',
  z.object({
    invitationId: z.string().min(1).max(128).describe('The id of the invitation, from the e-mail.'),
    otp: z.string().min(1).max(64).describe('The eight digits of the e-mail.'),
  }),
)
