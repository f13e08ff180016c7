import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { requireAdministrator } from '../../domain/access/permissions.ts'
import { problem } from '../../domain/problem.ts'
import { type BanDependencies, changeBan } from './change-ban.ts'

type Deps = BanDependencies & { violationsForBan: number }

/**
 * `POST /v1/admin/ban`: for repeated violations of the policy, which moderators have recorded. A
 * ban that is there already, also a permanent one, stays as it is. Nobody bans themselves, and an
 * admin no admin.
 */
export function banForViolations(deps: Deps): Handler<'admin.ban'> {
  return async (call) => {
    const { uid: actorUid } = knownCaller(call.caller)
    const { uid, reason } = call.input
    const command = { actorUid, uid, reason, action: 'user.ban' } as const
    return changeBan(
      deps,
      { ...command, allow: requireAdministrator },
      ({ actor: { role }, user, now }) => {
        if (uid === actorUid) throw problem('PERMISSION_DENIED', 'Nobody bans themselves.')
        if (role === 'admin' && user.role !== 'user')
          throw problem('PERMISSION_DENIED', 'An admin bans no admin.')
        if (user.ban) return user.ban
        if (user.violations < deps.violationsForBan)
          throw problem('NOT_ENOUGH_VIOLATIONS', tooFew(user.violations, deps.violationsForBan))
        return { at: now, permanent: false, reason }
      },
      call.signal,
    )
  }
}

function tooFew(recorded: number, needed: number): string {
  return `Recorded violations: ${recorded}; a ban needs ${needed}.`
}
