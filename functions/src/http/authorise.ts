import type { Caller } from '../contract/caller.ts'
import type { RequiredRole } from '../contract/route.ts'
import { problem } from '../domain/problem.ts'

/** Throws 403 ACCOUNT_BANNED. A ban goes before the role: it is what the caller must hear first. */
export function requireActive(identified: { active: boolean }): void {
  if (!identified.active) throw problem('ACCOUNT_BANNED', 'This account is banned.')
}

/** Throws 403 PERMISSION_DENIED. A key has no role, whoever made it. */
export function requireRole(required: RequiredRole, caller: Caller): void {
  if (required === 'any') return
  const role = caller.kind === 'user' ? caller.role : 'user'
  if (role === 'superadmin' || role === required) return
  throw problem('PERMISSION_DENIED', `This needs the role ${required}.`)
}
