import { ref } from '../../collections/collection.ts'
import { permissionChanges } from '../../collections/permission-changes.ts'
import { users } from '../../collections/users.ts'
import type { Handler } from '../../contract/handlers.ts'
import { effectivePermissions } from '../../domain/access/permissions.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'
import { pendingChange } from './pending-change.ts'
import { readPeople } from './superadmins.ts'

type Deps = { store: Store; clock: Clock }

/** A change for every set of the six permissions: there can be no more. */
const changesMax = 64

/**
 * `GET /v1/admin/permissions/{uid}`: the effective set, and the newest change that waits for a
 * second superadmin. A read for the user, for each change of the last day and whoever asked for it.
 */
export function listPermissions({ store, clock }: Deps): Handler<'admin.listPermissions'> {
  return async (call) => {
    const { uid } = call.input
    const [user] = await store.getAll(ref(users, uid))
    if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
    const changes = await store.query(permissionChanges, {
      where: [{ field: 'uid', operator: '==', value: uid }],
      orderBy: { field: 'requestedAt', direction: 'descending' },
      limit: changesMax,
    })
    const requesters = await readPeople(store, [
      ...new Set(changes.map(({ data }) => data.requestedBy)),
    ])
    const byUid = new Map(requesters.map((requester) => [requester.uid, requester.user]))
    const permissions = effectivePermissions(user)
    return {
      status: 200,
      body: { uid, permissions, ...pendingChange(changes, byUid, clock.now()) },
    }
  }
}
