import { type Ref, ref } from '../../collections/collection.ts'
import {
  type Invitation,
  type InvitationTries,
  invitations,
  invitationTries,
} from '../../collections/invitations.ts'
import { isInvitationId } from '../../domain/access/invitation.ts'
import { digestId } from '../../domain/analyses/idempotency.ts'

export type InvitationRefs = { invitation: Ref<Invitation>; tries: Ref<InvitationTries> }

/** Refers to the two documents of an invitation. The id may be any text from a caller. */
export function invitationRefs(text: string): InvitationRefs {
  const digest = digestId(text)
  return {
    invitation: ref(invitations, isInvitationId(text) ? text : `none_${digest}`),
    tries: ref(invitationTries, digest),
  }
}
