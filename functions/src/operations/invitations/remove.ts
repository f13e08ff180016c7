import { ref } from '../../collections/collection.ts'
import { type Invitation, invitationSets } from '../../collections/invitations.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import { ids } from '../../contract/examples/values.ts'
import { idParams, removed } from '../../contract/schemas/common.ts'
import { problem } from '../../domain/problem.ts'
import { callingKey } from '../api-keys/calling-key.ts'
import { endpoint } from '../endpoint.ts'
import { endInvitation } from './end-membership.ts'
import { invitationRefs } from './refs.ts'

export const removeInvitation = endpoint({
  id: 'invitations.remove',
  route: {
    method: 'DELETE',
    path: '/v1/invitations/{id}',
    credential: 'identity',
    scopes: ['manage'],
  },
  summary: 'Withdraw an invitation, or end the membership it led to',
  description: [
    'Owners can remove any invitation of their account; a worker can end only their own membership.',
    'Everything that the worker made stays in the account.',
    'Removing an invitation twice returns 404.',
  ],
  params: idParams,
  output: { 200: removed },
  problems: ['PERMISSION_DENIED', 'NOT_FOUND'],
  examples: {
    params: { id: ids.invitation },
    output: { 200: { id: ids.invitation, deleted: true } },
  },

  /** A worker may remove only their own invitation. Every other id throws PERMISSION_DENIED. */
  async handler(call, { clock, store, cache }) {
    const caller = call.caller
    const { id } = call.input
    const now = clock.now()
    const released = await store.transaction(async (database) => {
      await callingKey(database, call, now)
      // Also reads in one round trip what the end of the invitation needs.
      const { invitation: invitationRef, tries } = invitationRefs(id)
      const setRef = ref(invitationSets, caller.accountId)
      const [found] = await database.getAll(invitationRef, tries, setRef)
      const invitation = requireRight(caller, found)
      if (isLapsed(invitation, now)) throw problem('NOT_FOUND')
      return endInvitation(database, id, invitation, now)
    }, call.signal)
    if (released) cache.users.set(released.uid, released, now)
    return { status: 200, body: { id, deleted: true } }
  },
})

/** Checks the invitation before the caller's cached membership, which may be 10 s old. */
function requireRight(caller: KnownCaller, invitation: Invitation | undefined): Invitation {
  if (invitation?.status === 'redeemed' && invitation.redeemedBy === caller.uid) return invitation
  if (caller.kind === 'user' && caller.membership === 'worker')
    throw problem('PERMISSION_DENIED', 'A worker may not manage invitations.')
  if (invitation?.accountId !== caller.accountId) throw problem('NOT_FOUND')
  return invitation
}

function isLapsed({ expiresAt }: Invitation, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now
}
