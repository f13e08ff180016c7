import type { User } from '../../collections/users.ts'
import { permission } from '../../contract/schemas/admin.ts'
import { problem } from '../problem.ts'

export type Permission = (typeof permission.options)[number]

/** What a user may command: a superadmin without an assignment everything, anyone else nothing. */
export function effectivePermissions({ role, permissions }: User): Permission[] {
  if (role !== 'superadmin') return []
  return permission.options.filter(
    (each) => permissions === undefined || permissions.includes(each),
  )
}

/** Whether the user holds a permission and can use it: who is banned cannot. */
export function holds(user: User, wanted: Permission): boolean {
  return user.ban === null && effectivePermissions(user).includes(wanted)
}

/**
 * The record of whoever commands, as it stands in the transaction that writes: between the check at
 * the door and the commit, a role may be lost. Throws PERMISSION_DENIED.
 */
export function requirePermission(actor: User | undefined, wanted: Permission): User {
  if (!actor || !holds(actor, wanted))
    throw problem('PERMISSION_DENIED', `This needs the command permission ${wanted}.`)
  return actor
}

/** As `requirePermission`, for what every administrator may do. */
export function requireAdministrator(actor: User | undefined): User {
  if (!actor || actor.role === 'user' || actor.ban !== null)
    throw problem('PERMISSION_DENIED', 'This needs the role admin.')
  return actor
}
