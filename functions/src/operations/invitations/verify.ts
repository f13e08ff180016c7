import { accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import type { Handler } from '../../contract/handlers.ts'
import { problem } from '../../domain/problem.ts'
import { checkPassword, giveTryBack } from './check-password.ts'
import type { InvitationDeps } from './deps.ts'

/**
 * `POST /v1/invitations/verify`, for anybody: consumes nothing. Throws INVITATION_INVALID for every
 * failure alike.
 */
export function verifyInvitation(deps: InvitationDeps): Handler<'invitations.verify'> {
  return async (call) => {
    const { refs, invitation } = await checkPassword(deps, call.input, call.signal)
    if (invitation.status !== 'pending') throw problem('INVITATION_INVALID')
    const account = await deps.store.transaction(async (database) => {
      const [found] = await database.getAll(ref(accounts, invitation.accountId))
      const giveBack = await giveTryBack(database, refs)
      giveBack()
      return found
    }, call.signal)
    if (!account) throw problem('INVITATION_INVALID')
    const expiresAt = invitation.validUntil.toISOString()
    return {
      status: 200,
      body: { valid: true, accountName: account.name, role: 'worker', expiresAt },
    }
  }
}
