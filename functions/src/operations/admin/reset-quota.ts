import { ref } from '../../collections/collection.ts'
import { users } from '../../collections/users.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { requirePermission } from '../../domain/access/permissions.ts'
import { problem } from '../../domain/problem.ts'
import { emptyQuota, resetToday, today, toQuota } from '../../domain/quota/quota.ts'
import type { RuleSettings } from '../../domain/settings.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'
import { commandTransaction, openTrail } from './audit-trail.ts'

type Deps = { store: Store; clock: Clock; rules: RuleSettings }

/**
 * `POST /v1/admin/reset-quota/{uid}`: today's units are unused again; `ent:<accountId>` are those
 * of an enterprise's keys.
 */
export function resetQuota(deps: Deps): Handler<'admin.resetQuota'> {
  return async (call) => {
    const { uid: actorUid } = knownCaller(call.caller)
    const { uid, reason = null } = call.input
    const userRef = ref(users, uid)
    const now = await commandTransaction(
      deps.store,
      async (database) => {
        const [[actor, user], trail] = await Promise.all([
          database.getAll(ref(users, actorUid), userRef),
          openTrail(database, 'admin'),
        ])
        requirePermission(actor, 'reset-quota')
        if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
        const moment = deps.clock.now()
        database.update(userRef, { ...user, quota: resetToday(user.quota, moment) })
        const { used, uncharged } = today(user.quota, moment)
        const details = { before: { used, uncharged } }
        trail.append({ actorUid, action: 'quota.reset', target: uid, reason, details }, moment)
        return moment
      },
      call.signal,
    )
    const quota = toQuota(emptyQuota(now), uid, deps.rules.quota, now)
    return { status: 200, body: { uid, quota } }
  }
}
