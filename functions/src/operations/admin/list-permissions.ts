import { ref } from '../../collections/collection.ts'
import { permissionChanges } from '../../collections/permission-changes.ts'
import { users } from '../../collections/users.ts'
import type { Handler } from '../../contract/handlers.ts'
import { effectivePermissions } from '../../domain/access/permissions.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'
import { pendingChange } from './pending-change.ts'

type Deps = { store: Store; clock: Clock }

/**
 * `GET /v1/admin/permissions/{uid}`: the effective set, and the newest change that waits for a
 * second superadmin.
 */
export function listPermissions(deps: Deps): Handler<'admin.listPermissions'> {
  return async (call) => {
    const { uid } = call.input
    const [user] = await deps.store.getAll(ref(users, uid))
    if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
    const [newest] = await deps.store.query(permissionChanges, {
      where: [{ field: 'uid', operator: '==', value: uid }],
      orderBy: { field: 'requestedAt', direction: 'descending' },
      limit: 1,
    })
    const permissions = effectivePermissions(user)
    return {
      status: 200,
      body: { uid, permissions, ...pendingChange(newest, deps.clock.now()) },
    }
  }
}
