import type { ApiKey } from '../../collections/api-keys.ts'
import { type Scope, scopes } from '../../contract/scope.ts'
import { problem } from '../problem.ts'

/** The scopes of a key. A key that was stored without scopes has all of them. */
export const scopesOf = (apiKey: Pick<ApiKey, 'scopes'>): Scope[] => apiKey.scopes ?? [...scopes]

/** Throws INSUFFICIENT_SCOPE unless a key has all required scopes. */
export function requireScopes(required: readonly Scope[], held: readonly Scope[]): void {
  if (required.every((scope) => held.includes(scope))) return
  throw problem('INSUFFICIENT_SCOPE', `This needs a key with the scopes ${required.join(', ')}.`)
}

/**
 * The scopes that a caller gives to a key, in the order of the contract. Throws INSUFFICIENT_SCOPE
 * if the caller is a key that lacks one of them.
 */
export function givenScopes(
  asked: readonly Scope[],
  calling: Pick<ApiKey, 'scopes'> | undefined,
): Scope[] {
  if (calling) requireScopes(asked, scopesOf(calling))
  return scopes.filter((scope) => asked.includes(scope))
}
