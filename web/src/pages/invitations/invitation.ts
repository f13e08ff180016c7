import type { Output } from '@plant-analysis/client'
import type { ErrorWords } from '../../components/error-words.ts'

export type Invitation = Output<'invitations.list'>['items'][number]

/** The id and the password of an invitation, as typed or pasted. */
export type Entered = { readonly invitationId: string; readonly otp: string }

/** Removes the spaces and hyphens that copying from a mail adds. */
export function cleaned({ invitationId, otp }: Entered): Entered {
  return { invitationId: invitationId.trim(), otp: otp.replace(/[\s-]/g, '') }
}

/** Texts for errors when a user invites somebody. */
export const inviteWords: ErrorWords = { ALREADY_EXISTS: 'invitations.errorWorker' }
