import type { User } from '../../collections/accounts.ts'
import type { PermissionChange } from '../../collections/operator-commands.ts'
import { limits } from '../../contract/limits.ts'
import { digestId } from '../analyses/idempotency.ts'
import { holds, type Permission } from './permissions.ts'

export type Person = { uid: string; user: User }

export type PermissionCommand = {
  actorUid: string
  target: Person
  permissions: readonly Permission[]
  /** All superadmins, including the target and the actor. */
  superadmins: readonly Person[]
  /** The stored change with the same target and permissions. */
  stored: PermissionChange | undefined
  now: Date
}

export type PermissionDecision =
  /** The target already holds exactly the requested permissions. */
  | { kind: 'APPLIED_BEFORE' }
  /** The requester repeated the request, so nothing changes. */
  | { kind: 'STILL_PENDING'; change: PermissionChange }
  | { kind: 'REQUEST' }
  | { kind: 'APPLY'; change: PermissionChange }
  | { kind: 'REFUSE'; code: 'CONFLICT' | 'TWO_PERSON_UNAVAILABLE'; detail: string }

/** The id of a change depends on the user and the permissions, but not on the requester. */
export function permissionChangeId(uid: string, permissions: readonly Permission[]): string {
  return `chg_${digestId([uid, ...permissions.toSorted()].join('\n'))}`
}

/**
 * Decides what a request to assign permissions does. Two superadmins must request the same change
 * within a day. Neither superadmin may be the target, and both must still have the permission to
 * assign permissions.
 */
export function decideChange(command: PermissionCommand): PermissionDecision {
  const { actorUid, target, permissions, superadmins, stored, now } = command
  if (target.user.role !== 'superadmin')
    return refuse('CONFLICT', 'Only superadmins hold command permissions.')
  if (holdsExactly(target.user, permissions)) return { kind: 'APPLIED_BEFORE' }
  const may = ({ user }: Person) => holds(user, 'assign-permissions')
  const others = superadmins.filter((person) => person.uid !== target.uid && may(person))
  const kept = target.user.ban === null && permissions.includes('assign-permissions') ? 1 : 0
  if (others.length + kept < limits.admin.holdersOfAssignPermissionsMin)
    return refuse('CONFLICT', 'Too few superadmins would hold assign-permissions.')
  const change = waiting(stored, others, now)
  if (change) return { kind: change.requestedBy === actorUid ? 'STILL_PENDING' : 'APPLY', change }
  if (others.every(({ uid }) => uid === actorUid))
    return refuse('TWO_PERSON_UNAVAILABLE', 'No second superadmin could confirm this.')
  return { kind: 'REQUEST' }
}

function waiting(
  stored: PermissionChange | undefined,
  entitled: readonly Person[],
  now: Date,
): PermissionChange | undefined {
  const requester = entitled.find(({ uid }) => uid === stored?.requestedBy)
  return stored && isWaiting(stored, requester?.user, now) ? stored : undefined
}

/** Whether a change is less than a day old and its requester may still assign permissions. */
export function isWaiting(
  { expiresAt }: PermissionChange,
  requester: User | undefined,
  now: Date,
): boolean {
  return expiresAt > now && requester !== undefined && holds(requester, 'assign-permissions')
}

function refuse(code: 'CONFLICT' | 'TWO_PERSON_UNAVAILABLE', detail: string): PermissionDecision {
  return { kind: 'REFUSE', code, detail }
}

function holdsExactly({ permissions }: User, wanted: readonly Permission[]): boolean {
  return (
    permissions !== undefined &&
    permissions.length === wanted.length &&
    wanted.every((each) => permissions.includes(each))
  )
}
