import type { Handlers } from '../contract/handlers.ts'
import { invite } from '../operations/invitations/invite.ts'
import { listInvitations } from '../operations/invitations/list.ts'
import { redeemInvitation } from '../operations/invitations/redeem.ts'
import { removeInvitation } from '../operations/invitations/remove.ts'
import { verifyInvitation } from '../operations/invitations/verify.ts'
import type { Dependencies } from './dependencies.ts'

export function invitationHandlers(dependencies: Dependencies) {
  return {
    'invitations.invite': invite(dependencies),
    'invitations.verify': verifyInvitation(dependencies),
    'invitations.redeem': redeemInvitation(dependencies),
    'invitations.list': listInvitations(dependencies),
    'invitations.remove': removeInvitation(dependencies),
  } satisfies Partial<Handlers>
}
