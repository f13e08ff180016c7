import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { requirePermission } from '../../domain/access/permissions.ts'
import { type BanDependencies, changeBan } from './change-ban.ts'

/** `POST /v1/admin/unban-user/{uid}`: clears any ban. The recorded violations stay. */
export function unban(deps: BanDependencies): Handler<'admin.unban'> {
  return async (call) => {
    const { uid: actorUid } = knownCaller(call.caller)
    const { uid, reason = null } = call.input
    const command = { actorUid, uid, reason, action: 'user.unban' } as const
    return changeBan(
      deps,
      { ...command, allow: (actor) => requirePermission(actor, 'unban-user') },
      () => null,
      call.signal,
    )
  }
}
