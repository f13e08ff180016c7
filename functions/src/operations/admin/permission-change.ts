import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type PermissionChange, permissionChanges } from '../../collections/operator-commands.ts'
import { limits } from '../../contract/limits.ts'
import { effectivePermissions, type Permission } from '../../domain/access/permissions.ts'
import type { Person } from '../../domain/access/two-person.ts'
import { addSeconds } from '../../domain/time.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import type { Trail } from './audit-trail.ts'

export type ChangeCommand = {
  actorUid: string
  uid: string
  permissions: Permission[]
  reason: string | null
}
export type PendingChange = { changeId: string; change: PermissionChange }

type Place = {
  command: ChangeCommand
  changeId: string
  /**
   * What stands under the id: nothing, or a change that has lapsed or whose requester has lost the
   * right.
   */
  stored: PermissionChange | undefined
  trail: Trail
  now: Date
}

/** Writes that a change was asked for; it lapses after a day. */
export function requestChange(
  database: StoreTransaction,
  { command, changeId, stored, trail, now }: Place,
): PendingChange {
  const { actorUid, uid, permissions, reason } = command
  const expiresAt = addSeconds(now, limits.admin.twoPersonHours * 3600)
  const change = { uid, permissions, requestedBy: actorUid, requestedAt: now, expiresAt }
  const changeRef = ref(permissionChanges, changeId)
  database.put(changeRef, stored, change)
  const details = { changeId, after: permissions }
  trail.append({ actorUid, action: 'permissions.request', target: uid, reason, details }, now)
  return { changeId, change }
}

/** Writes the permissions that two people have asked for, and that they did. */
export function applyChange(
  database: StoreTransaction,
  { command, changeId, trail, now }: Place,
  { uid, user }: Person,
  { requestedBy, permissions }: PermissionChange,
): void {
  const { actorUid, reason } = command
  database.update(ref(users, uid), { ...user, permissions })
  database.remove(ref(permissionChanges, changeId))
  const details = { changeId, requestedBy, before: effectivePermissions(user), after: permissions }
  trail.append({ actorUid, action: 'permissions.apply', target: uid, reason, details }, now)
}
