import { z } from 'zod'
import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type PermissionChange, permissionChanges } from '../../collections/operator-commands.ts'
import { times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { changeId, permission, reason, uid } from '../../contract/schemas/admin.ts'
import { distinct, time, userId } from '../../contract/schemas/common.ts'
import {
  effectivePermissions,
  type Permission,
  requirePermission,
} from '../../domain/access/permissions.ts'
import { decideChange, type Person, permissionChangeId } from '../../domain/access/two-person.ts'
import { problem } from '../../domain/problem.ts'
import { addSeconds } from '../../domain/time.ts'
import type { Clock } from '../../ports/context.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { commandTransaction, openTrail, type Trail } from './audit-trail.ts'
import { permissionsExample, superadminUid } from './examples.ts'
import { readPeople, superadminUids } from './superadmins.ts'

type Command = { actorUid: string; uid: string; permissions: Permission[]; reason: string | null }
type Place = { command: Command; changeId: string; trail: Trail; now: Date }

const assignPermissionsBody = z.object({
  uid: userId.describe('The superadmin whose permissions change.'),
  permissions: distinct(permission, 0, permission.options.length).describe(
    'The complete new set, which replaces the previous one.',
  ),
  reason: reason.optional(),
})

/** `changeId` and `expiresAt` are set only if `status` is `pending_approval`. */
const permissionChange = z.object({
  uid,
  permissions: z.array(permission).describe('The requested set.'),
  status: z
    .enum(['pending_approval', 'applied'])
    .describe('`applied` once a second superadmin requested the same set.'),
  changeId: changeId.optional(),
  expiresAt: time.describe('Until when a second superadmin can confirm it.').optional(),
})

export const assignPermissions = endpoint({
  id: 'admin.assignPermissions',
  route: {
    method: 'POST',
    path: '/v1/admin/assign-permissions',
    credential: 'identity',
    access: 'superadmin',
    deadlineSeconds: 30,
  },
  summary: 'Assign command permissions to a superadmin; a second superadmin confirms',
  description: [
    'The first call returns `pending_approval`; another superadmin repeats it to apply the change.',
    `The second superadmin has ${limits.admin.twoPersonHours} hours; the target can neither request nor confirm it (403).`,
    'The new set replaces the previous one.',
    'The audit trail records the change.',
  ],
  body: assignPermissionsBody,
  output: { 200: permissionChange },
  problems: ['NOT_FOUND', 'CONFLICT', 'TWO_PERSON_UNAVAILABLE'],
  examples: {
    body: { uid: superadminUid, permissions: permissionsExample, reason: 'On duty this week' },
    output: {
      200: {
        uid: superadminUid,
        permissions: permissionsExample,
        status: 'pending_approval',
        changeId: 'chg_1aZs2XdC3fVg4bHn5jMk6L',
        expiresAt: times.nextDay,
      },
    },
  },

  /**
   * The database transaction reads all superadmins, and runs again if one of the records changes.
   * For n superadmins, a query costs n reads and the database transaction costs n + 3 reads.
   */
  async handler(call, { store, clock }) {
    const { uid: actorUid } = call.caller
    const { uid, permissions, reason = null } = call.input
    const command = { actorUid, uid, permissions, reason }
    const superadmins = await superadminUids(store)
    const pending = await commandTransaction(
      store,
      (database) => assign(database, command, superadmins, clock),
      call.signal,
    )
    const body = { uid, permissions }
    if (!pending) return { status: 200, body: { ...body, status: 'applied' } }
    const { changeId, change } = pending
    const expiresAt = change.expiresAt.toISOString()
    return { status: 200, body: { ...body, status: 'pending_approval', changeId, expiresAt } }
  },
})

/** Returns the change that a second superadmin must confirm, or undefined for an applied change. */
async function assign(
  database: StoreTransaction,
  command: Command,
  listed: readonly string[],
  clock: Clock,
) {
  const { actorUid, uid, permissions } = command
  const changeId = permissionChangeId(uid, permissions)
  const changeRef = ref(permissionChanges, changeId)
  const [[actor, user, stored], superadmins, trail] = await Promise.all([
    database.getAll(ref(users, actorUid), ref(users, uid), changeRef),
    readPeople(database, listed),
    openTrail(database, 'admin'),
  ])
  requirePermission(actor, 'assign-permissions')
  if (uid === actorUid) throw problem('PERMISSION_DENIED', 'Nobody changes their own permissions.')
  if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
  const target = { uid, user }
  const now = clock.now()
  const decision = decideChange({ actorUid, target, permissions, superadmins, stored, now })
  const place = { command, changeId, trail, now }
  switch (decision.kind) {
    case 'REFUSE':
      throw problem(decision.code, decision.detail)
    case 'APPLIED_BEFORE':
      return undefined
    case 'STILL_PENDING':
      return { changeId, change: decision.change }
    case 'REQUEST':
      return requestChange(database, place, stored)
    case 'APPLY':
      applyChange(database, place, target, decision.change)
      return undefined
  }
}

/** Stores the requested change, which expires after a day. */
function requestChange(
  database: StoreTransaction,
  { command, changeId, trail, now }: Place,
  stored: PermissionChange | undefined,
) {
  const { actorUid, uid, permissions, reason } = command
  const expiresAt = addSeconds(now, limits.admin.twoPersonHours * 3600)
  const change = { uid, permissions, requestedBy: actorUid, reason, requestedAt: now, expiresAt }
  database.put(ref(permissionChanges, changeId), stored, change)
  const details = { changeId, after: permissions }
  trail.append({ actorUid, action: 'permissions.request', target: uid, reason, details }, now)
  return { changeId, change }
}

function applyChange(
  database: StoreTransaction,
  { command: { actorUid, reason }, changeId, trail, now }: Place,
  { uid, user }: Person,
  { requestedBy, permissions }: PermissionChange,
): void {
  database.update(ref(users, uid), { ...user, permissions })
  database.remove(ref(permissionChanges, changeId))
  const details = { changeId, requestedBy, before: effectivePermissions(user), after: permissions }
  trail.append({ actorUid, action: 'permissions.apply', target: uid, reason, details }, now)
}
