import type { KnownCaller } from '../contract/caller.ts'
import type { Credential } from '../contract/endpoint.ts'
import type { Route } from '../contract/route.ts'
import { type Problem, problem } from '../domain/problem.ts'
import type { Identified, Presented } from '../ports/callers.ts'
import { callersBearer } from './bearer-token.ts'
import type { Charging } from './charging.ts'
import type { HttpDependencies } from './dependencies.ts'
import type { RequestContext } from './request-context.ts'

/** Whoever calls a public route. */
type Anonymous = { caller: { kind: 'anonymous' }; active: true }

/** What a request shows of itself, before anything was verified. */
type Presentation =
  | { kind: 'nothing' }
  /** Nothing that a route takes: another scheme, no key where one belongs, two different keys. */
  | { kind: 'unusable' }
  | { kind: 'presented'; presented: Presented }

const keyPrefix = 'pk_ent_'

/**
 * Who calls. Throws 401 UNAUTHENTICATED.
 * A refused credential is charged to the address, so that guessing is slow: 429 TOO_MANY_REQUESTS.
 * While the address has no tries left, a key that is not in the cache is 429 before its look-up.
 * A key in the cache and an identity token whose signature holds are not held up.
 * Public routes look at no credential, so a stale one does no harm there.
 */
export async function authenticate(
  context: RequestContext,
  dependencies: Pick<HttpDependencies, 'identify' | 'gatewayIssuers'>,
  charging: Charging,
  signal: AbortSignal,
): Promise<Identified | Anonymous> {
  const { route, requestId } = context
  if (route.credential === 'none') return { caller: { kind: 'anonymous' }, active: true }
  const presentation = presentationOf(context.header, dependencies.gatewayIssuers)
  if (presentation.kind === 'nothing') throw unauthenticated()
  if (presentation.kind === 'presented' && takes(route, presentation.presented)) {
    const requireTries = () => charging.requireTries(context)
    const call = { requestId, signal, requireTries }
    const identified = await dependencies.identify(presentation.presented, route, call)
    if (identified !== undefined && admits(route.credential, identified.caller)) return identified
  }
  charging.failed(context)
  throw unauthenticated()
}

/** Reads the credentials of a request; `pk_ent_` is a key wherever it stands. */
export function presentationOf(
  header: (name: string) => string | undefined,
  gatewayIssuers?: readonly string[],
): Presentation {
  const bearer = callersBearer(header, gatewayIssuers)
  const headerKey = header('x-api-key') || undefined
  if (bearer === undefined && headerKey === undefined) return { kind: 'nothing' }
  // An identity token in x-api-key is not a key.
  if (bearer === '' || (headerKey !== undefined && !isKey(headerKey))) return { kind: 'unusable' }
  const [apiKey = null, ...others] = new Set([bearer, headerKey].filter(isKey))
  if (others.length > 0) return { kind: 'unusable' }
  return { kind: 'presented', presented: { bearer: identityTokenOf(bearer), apiKey } }
}

function identityTokenOf(bearer: string | undefined): string | null {
  return bearer === undefined || isKey(bearer) ? null : bearer
}

function isKey(token: string | undefined): token is string {
  return token?.startsWith(keyPrefix) === true
}

/** Whether a route takes what was presented; asked before any look-up. */
function takes({ credential }: Route, { bearer, apiKey }: Presented): boolean {
  switch (credential) {
    case 'none':
      return true
    case 'identity':
      return bearer !== null
    case 'key':
      return apiKey !== null
    case 'identity|key':
      return bearer !== null || apiKey !== null
  }
}

/** Whether the verified caller is of a kind that the route takes: holds even if a look-up errs. */
function admits(credential: Credential, caller: KnownCaller): boolean {
  const byIdentityToken = caller.kind === 'user' || caller.exchanged
  switch (credential) {
    case 'none':
    case 'identity|key':
      return true
    case 'identity':
      return byIdentityToken
    case 'key':
      return !byIdentityToken
  }
}

/** The same for every reason: which part of a credential is wrong helps only who guesses. */
function unauthenticated(): Problem {
  return problem('UNAUTHENTICATED', 'This needs a valid credential of a kind that the path takes.')
}
