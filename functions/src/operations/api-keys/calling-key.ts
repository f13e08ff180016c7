import { type ApiKey, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import type { Scope } from '../../contract/scope.ts'
import { isValid, makersOf } from '../../domain/access/api-key-set.ts'
import { requireScopes, scopesOf } from '../../domain/access/scopes.ts'
import { problem } from '../../domain/problem.ts'
import type { StoreTransaction } from '../../ports/store.ts'

export type CallingKey = ApiKey & { id: string }
/** The parts of a call that changes something lasting. */
export type LastingCall = { caller: KnownCaller; scopes: readonly Scope[] }

/**
 * Reads the calling key, also behind an exchanged token, in the transaction that changes something
 * lasting. An instance may accept a revoked key, or a removed scope, for 10 s, but the key then
 * changes nothing. Costs 1 read for a key. Throws UNAUTHENTICATED if the key is no longer valid,
 * and INSUFFICIENT_SCOPE if it lacks a scope of the route.
 */
export async function callingKey(
  database: Pick<StoreTransaction, 'getAll'>,
  { caller, scopes }: LastingCall,
  now: Date,
): Promise<CallingKey | undefined> {
  if (caller.kind !== 'key') return undefined
  const [apiKey] = await database.getAll(ref(apiKeys, caller.apiKeyId))
  if (!apiKey || !isValid(apiKey, now)) throw problem('UNAUTHENTICATED')
  requireScopes(scopes, scopesOf(apiKey))
  return { id: caller.apiKeyId, ...apiKey }
}

/** The field that records on a key, a webhook or an invitation which keys made it. */
export function madeBy(apiKey: CallingKey | undefined): Pick<ApiKey, 'createdByApiKeyIds'> {
  return apiKey ? { createdByApiKeyIds: makersOf(apiKey.id, apiKey) } : {}
}
