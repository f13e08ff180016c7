import { z } from 'zod'
import type { User } from '../../collections/accounts.ts'
import { permissionChanges } from '../../collections/operator-commands.ts'
import { email } from '../../contract/examples/values.ts'
import { accessStatus, heldPermissions } from '../../contract/schemas/admin.ts'
import { pageOf } from '../../contract/schemas/query.ts'
import { effectivePermissions } from '../../domain/access/permissions.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { accessOf } from './change-ban.ts'
import { superadminExample } from './examples.ts'
import { findSuperadmins, pendingChange } from './superadmins.ts'

/** Firestore compares a field with at most this many values in one query. */
const uidsMax = 30
const superadmin = heldPermissions.extend({
  email: z.string().nullable().describe('The email address on record; null if there is none.'),
  status: accessStatus,
})

export const listSuperadmins = endpoint({
  id: 'admin.listSuperadmins',
  route: {
    method: 'GET',
    path: '/v1/admin/permissions',
    credential: 'identity',
    access: 'superadmin',
  },
  summary: 'List the superadmins with their permissions and pending changes',
  description: [
    'A second superadmin finds here the changes to confirm with `assign-permissions`.',
    'One page lists all superadmins.',
  ],
  output: { 200: pageOf(superadmin) },
  problems: [],
  examples: {
    output: { 200: { items: [{ ...superadminExample, email, status: 'active' }] } },
  },

  /** Costs 1 read for each superadmin, and 1 read for each permission change of the last day. */
  async handler(_call, ports) {
    const superadmins = await findSuperadmins(ports.store)
    const changes = await changesByTarget(ports, superadmins)
    const requesters = new Map(superadmins.map(({ id, data }) => [id, data]))
    const now = ports.clock.now()
    const items = superadmins.map(({ id: uid, data }) => ({
      uid,
      email: data.email,
      status: accessOf(data.ban).status,
      permissions: effectivePermissions(data),
      ...pendingChange(changes.get(uid) ?? [], requesters, now),
    }))
    return { status: 200, body: { items } }
  },
})

/** Groups the permission changes by the uid of the target superadmin, newest first. */
async function changesByTarget({ store }: Ports, superadmins: readonly StoredDocument<User>[]) {
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
