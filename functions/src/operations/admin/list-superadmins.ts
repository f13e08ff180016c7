import { permissionChanges } from '../../collections/permission-changes.ts'
import type { User } from '../../collections/users.ts'
import type { Handler } from '../../contract/handlers.ts'
import { effectivePermissions } from '../../domain/access/permissions.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store, StoredDocument } from '../../ports/store.ts'
import { pendingChange } from './pending-change.ts'
import { findSuperadmins } from './superadmins.ts'

type Deps = { store: Store; clock: Clock }

/** As many values as Firestore compares a field with in one query. */
const uidsMax = 30

/**
 * `GET /v1/admin/permissions`: every superadmin, with the newest change that waits for a second
 * one. It costs a read for each superadmin and each change of the last day.
 */
export function listSuperadmins(deps: Deps): Handler<'admin.listSuperadmins'> {
  return async () => {
    const superadmins = await findSuperadmins(deps.store)
    const changes = await changesByTarget(deps, superadmins)
    const requesters = new Map(superadmins.map(({ id, data }) => [id, data]))
    const now = deps.clock.now()
    const items = superadmins.map(({ id: uid, data }) => ({
      uid,
      email: data.email,
      status: data.ban === null ? ('active' as const) : ('banned' as const),
      permissions: effectivePermissions(data),
      ...pendingChange(changes.get(uid) ?? [], requesters, now),
    }))
    return { status: 200, body: { items } }
  }
}

/** The changes of each, newest first, by the uid of their target. */
async function changesByTarget({ store }: Deps, superadmins: readonly StoredDocument<User>[]) {
  const uids = superadmins.map(({ id }) => id)
  const parts = Array.from({ length: Math.ceil(uids.length / uidsMax) }, (_, k) =>
    uids.slice(k * uidsMax, (k + 1) * uidsMax),
  )
  const found = await Promise.all(
    parts.map((part) =>
      store.query(permissionChanges, {
        where: [{ field: 'uid', operator: 'in', value: part }],
        orderBy: { field: 'requestedAt', direction: 'descending' },
        limit: 500,
      }),
    ),
  )
  return Map.groupBy(found.flat(), ({ data }) => data.uid)
}
