import { z } from 'zod'
import { limits } from '../limits.ts'
import { named } from '../names.ts'
import { nonEmptyText } from './common.ts'

/**
 * The schema checks only lengths. A malformed id or password gets the same error as a wrong id or
 * password (INVITATION_INVALID), so that the response reveals nothing about existing invitations.
 */
export const oneTimePasswordBody = named(
  'OneTimePassword',
  z.object({
    invitationId: nonEmptyText(limits.invitation.idCharactersMax).describe(
      'The id of the invitation, as in the email.',
    ),
    otp: nonEmptyText(limits.invitation.passwordCharactersMax).describe(
      'The eight digits from the email.',
    ),
  }),
)
