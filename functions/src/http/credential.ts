import type { KnownCaller } from '../contract/caller.ts'
import type { Credential, Route } from '../contract/route.ts'
import { callersBearer } from './authorization.ts'
import type { Presented } from './dependencies.ts'

/** What a request shows of itself, before anything was verified. */
type Presentation =
  | { kind: 'nothing' }
  /** Something that no route takes: another scheme, no key where a key belongs, two different keys. */
  | { kind: 'unusable' }
  | { kind: 'presented'; presented: Presented }

const keyPrefix = 'pk_ent_'

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
export function takes(route: Route, presented: Presented): boolean {
  switch (route.credential) {
    case 'none':
      return true
    case 'identity':
      return presented.bearer !== null
    case 'key':
      return presented.apiKey !== null
    case 'identity|key':
      return presented.bearer !== null || presented.apiKey !== null
  }
}

/** Whether the verified caller is of a kind that the route takes: a second lock, should a look-up err. */
export function admits(credential: Credential, caller: KnownCaller): boolean {
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
