import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { permissionChanges } from '../../collections/operator-commands.ts'
import { heldPermissions, uidParams } from '../../contract/schemas/admin.ts'
import { effectivePermissions } from '../../domain/access/permissions.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { superadminExample, superadminUid } from './examples.ts'
import { pendingChange, readPeople } from './superadmins.ts'

/** The number of possible sets of the six permissions. Each set can have one pending change. */
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
    params: { uid: superadminUid },
    output: { 200: superadminExample },
  },

  /** Costs 1 read for the user, 1 for each change of the last day and 1 for each requester. */
  async handler(call, { store, clock }) {
    const { uid } = call.input
    const [user] = await store.getAll(ref(users, uid))
    if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
    const changes = await store.query(permissionChanges, {
      where: [{ field: 'uid', operator: '==', value: uid }],
      orderBy: { field: 'requestedAt', direction: 'descending' },
      limit: changesMax,
    })
    const requesterUids = new Set(changes.map(({ data }) => data.requestedBy))
    const requesters = await readPeople(store, [...requesterUids])
    const byUid = new Map(requesters.map((requester) => [requester.uid, requester.user]))
    const permissions = effectivePermissions(user)
    const pending = pendingChange(changes, byUid, clock.now())
    return { status: 200, body: { uid, permissions, ...pending } }
  },
})
