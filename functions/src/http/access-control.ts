import type { Caller } from '../contract/caller.ts'
import type { EndpointId } from '../contract/generated/endpoint-ids.ts'
import { isAdministrative, type Route } from '../contract/route.ts'
import { requireScopes } from '../domain/access/scopes.ts'
import { type Problem, problem } from '../domain/problem.ts'
import type { Identified } from '../ports/callers.ts'

/**
 * Throws 403 ACCOUNT_BANNED. Runs before the role check, so banned callers learn of the ban. Lets a
 * worker leave the account of a banned owner, because the worker's own account is not banned.
 */
export function requireActive(identified: Pick<Identified, 'active' | 'mayLeave'>, route: Route) {
  if (identified.mayLeave && route.endpoint.id === 'invitations.remove') return
  if (!identified.active) throw problem('ACCOUNT_BANNED', 'This account is banned.')
}

/**
 * Throws 403 PERMISSION_DENIED if a worker calls an owner's route, or if the role is too low, and
 * 403 INSUFFICIENT_SCOPE if an API key lacks a scope. Throws 403 SECOND_FACTOR_REQUIRED only on
 * routes for a role, so that the person can sign in and set up the second factor.
 */
export function requireAccess(
  route: Route,
  { caller, lacksSecondFactor }: { caller: Caller } & Pick<Identified, 'lacksSecondFactor'>,
): void {
  const { access, scopes, endpoint } = route
  const user = caller.kind === 'user' ? caller : undefined
  if (caller.kind === 'key') requireScopes(scopes, caller.scopes)
  if (access === 'owner' && user?.membership === 'worker') throw workerRefused(endpoint.id)
  if (!isAdministrative(route)) return
  // An administrator's API key has no role either.
  if (user?.role !== 'superadmin' && user?.role !== access)
    throw problem('PERMISSION_DENIED', `This needs the role ${access}.`)
  if (lacksSecondFactor)
    throw problem('SECOND_FACTOR_REQUIRED', 'This role needs a sign-in with a second factor.')
}

function workerRefused(id: EndpointId): Problem {
  if (id.startsWith('apiKeys.')) {
    return problem('PERMISSION_DENIED', 'Workers do not manage the keys of the account.')
  }
  return problem('PERMISSION_DENIED', `A worker may not manage ${id.split('.')[0]}.`)
}
