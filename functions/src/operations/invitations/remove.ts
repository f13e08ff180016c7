import type { Invitation } from '../../collections/invitations.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { problem } from '../../domain/problem.ts'
import type { InvitationDeps } from './deps.ts'
import { endInvitation } from './end-membership.ts'
import { invitationRefs } from './refs.ts'

/**
 * `DELETE /v1/invitations/{id}`: the account withdraws a pending invitation or ends the membership
 * of a worker, and the worker leaves. Throws NOT_FOUND, and PERMISSION_DENIED to a worker about any
 * other invitation, there or not.
 */
export function removeInvitation(deps: InvitationDeps): Handler<'invitations.remove'> {
  return async (call) => {
    const caller = knownCaller(call.caller)
    const { id } = call.input
    const now = deps.clock.now()
    const released = await deps.store.transaction(async (database) => {
      const [invitation] = await database.getAll(invitationRefs(id).invitation)
      requireRight(caller, invitation)
      if (!invitation || isLapsed(invitation, now)) throw problem('NOT_FOUND')
      return endInvitation(database, id, invitation, now)
    }, call.signal)
    if (released) deps.cache.users.set(released.uid, released, now)
    return { status: 200, body: { id, deleted: true } }
  }
}

/**
 * Who left just now may still be known as the owner of their own account elsewhere, so the
 * invitation itself decides.
 */
function requireRight(caller: KnownCaller, invitation: Invitation | undefined): void {
  if (invitation?.status === 'redeemed' && invitation.redeemedBy === caller.uid) return
  if (caller.kind === 'user' && caller.membership === 'worker')
    throw problem('PERMISSION_DENIED', 'A worker may not manage invitations.')
  if (invitation?.accountId !== caller.accountId) throw problem('NOT_FOUND')
}

function isLapsed({ expiresAt }: Invitation, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now
}
