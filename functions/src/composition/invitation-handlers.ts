import type { Handlers } from '../contract/handlers.ts'
import { invite } from '../operations/invitations/invite.ts'
import { listInvitations } from '../operations/invitations/list.ts'
import { redeemInvitation } from '../operations/invitations/redeem.ts'
import { removeInvitation } from '../operations/invitations/remove.ts'
import { verifyInvitation } from '../operations/invitations/verify.ts'
import type { World } from './world.ts'

export function invitationHandlers(world: World) {
  return {
    'invitations.invite': invite(world),
    'invitations.verify': verifyInvitation(world),
    'invitations.redeem': redeemInvitation(world),
    'invitations.list': listInvitations(world),
    'invitations.remove': removeInvitation(world),
  } satisfies Partial<Handlers>
}
