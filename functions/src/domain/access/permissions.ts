import type { User } from '../../collections/accounts.ts'
import { permission } from '../../contract/schemas/admin.ts'
import { problem } from '../problem.ts'

export type Permission = (typeof permission.options)[number]

/** A superadmin without assigned permissions has every permission; other roles have none. */
export function effectivePermissions({ role, permissions }: User): Permission[] {
  if (role !== 'superadmin') return []
  return permission.options.filter(
    (each) => permissions === undefined || permissions.includes(each),
  )
}

/** Whether the user has a permission and is not banned. */
export function holds(user: User, wanted: Permission): boolean {
  return user.ban === null && effectivePermissions(user).includes(wanted)
}

/**
 * Checks the actor's permission in the database transaction that writes. The actor may have lost
 * the role since the first check. Throws PERMISSION_DENIED.
 */
export function requirePermission(actor: User | undefined, wanted: Permission): User {
  if (!actor || !holds(actor, wanted))
    throw problem('PERMISSION_DENIED', `This needs the command permission ${wanted}.`)
  return actor
}

/** Works like `requirePermission`, but for actions that every administrator may take. */
export function requireAdministrator(actor: User | undefined): User {
  if (!actor || actor.role === 'user' || actor.ban !== null)
    throw problem('PERMISSION_DENIED', 'This needs the role admin.')
  return actor
}
