import type { Output } from '@plant-analysis/client'
import type { ErrorWords } from '../../components/error-words.ts'

export type Invitation = Output<'invitations.list'>['items'][number]

/** The id and the password of an invitation, as somebody typed or pasted them. */
export type Entered = { readonly invitationId: string; readonly otp: string }

/** Without the blanks and hyphens that come along from a mail. */
export function cleaned({ invitationId, otp }: Entered): Entered {
  return { invitationId: invitationId.trim(), otp: otp.replace(/[\s-]/g, '') }
}

/** Why nobody is invited. */
export const inviteWords: ErrorWords = { ALREADY_EXISTS: 'invitations.errorWorker' }
