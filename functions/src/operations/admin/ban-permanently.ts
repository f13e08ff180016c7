import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { requirePermission } from '../../domain/access/permissions.ts'
import { problem } from '../../domain/problem.ts'
import { type BanDependencies, changeBan } from './change-ban.ts'

/**
 * `POST /v1/admin/ban-user/{uid}`: permanently, for any reason, anybody but oneself; a lesser ban
 * becomes permanent.
 */
export function banPermanently(deps: BanDependencies): Handler<'admin.banPermanently'> {
  return async (call) => {
    const { uid: actorUid } = knownCaller(call.caller)
    const { uid, reason = null } = call.input
    const command = { actorUid, uid, reason, action: 'user.ban-permanently' } as const
    return changeBan(
      deps,
      { ...command, allow: (actor) => requirePermission(actor, 'ban-user') },
      ({ user, now }) => {
        if (uid === actorUid) throw problem('PERMISSION_DENIED', 'Nobody bans themselves.')
        if (user.ban?.permanent) return user.ban
        return { at: now, permanent: true, reason: reason ?? '' }
      },
      call.signal,
    )
  }
}
