import type { Caller } from '../contract/caller.ts'
import type { EndpointId } from '../contract/generated/endpoint-ids.ts'
import type { Route } from '../contract/route.ts'
import { type Problem, problem } from '../domain/problem.ts'

/** Throws 403 ACCOUNT_BANNED. It goes before the access: a banned caller must hear of the ban. */
export function requireActive(identified: { active: boolean }): void {
  if (!identified.active) throw problem('ACCOUNT_BANNED', 'This account is banned.')
}

/** Throws 403 PERMISSION_DENIED to a worker where the owner is needed, and to too low a role. */
export function requireAccess({ access, endpoint }: Route, caller: Caller): void {
  switch (access) {
    case 'public':
    case 'member':
      return
    case 'owner':
      if (caller.kind === 'user' && caller.membership === 'worker') throw workerRefused(endpoint.id)
      return
    case 'admin':
    case 'superadmin':
      requireRole(access, caller)
  }
}

/** A key has no role, whoever made it. */
function requireRole(required: 'admin' | 'superadmin', caller: Caller): void {
  const role = caller.kind === 'user' ? caller.role : 'user'
  if (role === 'superadmin' || role === required) return
  throw problem('PERMISSION_DENIED', `This needs the role ${required}.`)
}

function workerRefused(id: EndpointId): Problem {
  if (id.startsWith('apiKeys.')) {
    return problem('PERMISSION_DENIED', 'Workers do not manage the keys of the account.')
  }
  return problem('PERMISSION_DENIED', `A worker may not manage ${id.split('.')[0]}.`)
}
