import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { permissionChanges } from '../../collections/operator-commands.ts'
import { ids, times } from '../../contract/examples/values.ts'
import { heldPermissions, uidParams } from '../../contract/schemas/admin.ts'
import { effectivePermissions } from '../../domain/access/permissions.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { permissionsExample } from './examples.ts'
import { pendingChange } from './pending-change.ts'
import { readPeople } from './superadmins.ts'

/** One change for every set of the six permissions; there cannot be more. */
const changesMax = 64

export const listPermissions = endpoint({
  id: 'admin.listPermissions',
  route: {
    method: 'GET',
    path: '/v1/admin/permissions/{uid}',
    credential: 'identity',
    access: 'superadmin',
    deadlineSeconds: 30,
  },
  summary: 'List the command permissions of a superadmin',
  description: [
    'A superadmin without an assignment holds all permissions.',
    '`pending` is the change that waits for a second superadmin.',
  ],
  params: uidParams,
  output: { 200: heldPermissions },
  problems: ['NOT_FOUND'],
  examples: {
    params: { uid: 'kQ3tYv9BsPdN0cXwJm6LhRz1gAe4' },
    output: {
      200: {
        uid: 'kQ3tYv9BsPdN0cXwJm6LhRz1gAe4',
        permissions: ['unban-user'],
        pending: {
          changeId: 'chg_1aZs2XdC3fVg4bHn5jMk6L',
          permissions: permissionsExample,
          requestedBy: ids.user,
          expiresAt: times.nextDay,
        },
      },
    },
  },

  /**
   * Returns the effective permissions, and the newest change that waits for a second superadmin.
   * Costs a read for the user, and for each change of the last day and its requester.
   */
  async handler(call, { store, clock }) {
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
  },
})
