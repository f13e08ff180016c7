import type { KnownCaller } from '../contract/caller.ts'
import type { Credential } from '../contract/endpoint.ts'
import type { Route } from '../contract/route.ts'
import { type Problem, problem } from '../domain/problem.ts'
import type { Identified, Presented } from '../ports/callers.ts'
import { callersBearer } from './bearer-token.ts'
import type { Charging } from './charging.ts'
import type { HttpDependencies } from './dependencies.ts'
import type { RequestContext } from './request-context.ts'

type Anonymous = { caller: { kind: 'anonymous' }; active: true }

type Presentation =
  | { kind: 'nothing' }
  /** No usable credential: another scheme, a malformed key in X-Api-Key, or two different keys. */
  | { kind: 'unusable' }
  | { kind: 'presented'; presented: Presented }

const keyPrefix = 'pk_ent_'

/**
 * Identifies the caller, except on public routes. Throws 401 UNAUTHENTICATED, and counts the
 * failure for the client's address. After too many failures, throws 429 TOO_MANY_REQUESTS for an
 * uncached key. Cached keys and signed identity tokens still pass.
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
    const appCheckToken = context.header('x-firebase-appcheck')
    const call = { requestId, signal, requireTries, appCheckToken }
    const identified = await dependencies.identify(presentation.presented, route, call)
    if (identified !== undefined && admits(route.credential, identified.caller)) return identified
  }
  charging.failed(context)
  throw unauthenticated()
}

/** Reads the credentials. A token that begins with `pk_ent_` is a key in either header. */
export function presentationOf(
  header: (name: string) => string | undefined,
  gatewayIssuers?: readonly string[],
): Presentation {
  const bearer = callersBearer(header, gatewayIssuers)
  const headerKey = header('x-api-key') || undefined
  if (bearer === undefined && headerKey === undefined) return { kind: 'nothing' }
  // An identity token in X-Api-Key is not a key.
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

/** Whether the route accepts this kind of credential. The check comes before any look-up. */
function takes({ credential }: Route, { bearer, apiKey }: Presented): boolean {
  return (bearer !== null && credential !== 'key') || (apiKey !== null && credential !== 'identity')
}

/** Checks the verified caller again, in case a look-up returns the wrong kind of caller. */
function admits(credential: Credential, caller: KnownCaller): boolean {
  const byIdentityToken = caller.kind === 'user' || caller.exchanged
  return credential !== (byIdentityToken ? 'key' : 'identity')
}

/** The error has the same message for every reason, because details would help only an attacker. */
function unauthenticated(): Problem {
  return problem('UNAUTHENTICATED', 'This needs a valid credential of a kind that the path takes.')
}
