import { type ApiKey, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import { isValid, lineOf } from '../../domain/access/api-key-set.ts'
import { problem } from '../../domain/problem.ts'
import type { StoreTransaction } from '../../ports/store.ts'

/**
 * Reads the calling key, also behind an exchanged token, in the transaction that creates something
 * lasting. An instance may accept a revoked key for 10 s, but the key then creates nothing. Costs 1
 * read for a key. Throws UNAUTHENTICATED if the key is no longer valid.
 */
export async function callingKey(
  database: StoreTransaction,
  caller: KnownCaller,
  now: Date,
): Promise<ApiKey | undefined> {
  if (caller.kind !== 'key') return undefined
  const [apiKey] = await database.getAll(ref(apiKeys, caller.apiKeyId))
  if (!apiKey || !isValid(apiKey, now)) throw problem('UNAUTHENTICATED')
  return apiKey
}

/** The field that records on a webhook or an invitation which key created it. */
export async function createdBy(
  database: StoreTransaction,
  caller: KnownCaller,
  now: Date,
): Promise<{ createdByApiKeyId?: string }> {
  const apiKey = await callingKey(database, caller, now)
  if (!apiKey || caller.kind !== 'key') return {}
  return { createdByApiKeyId: lineOf(caller.apiKeyId, apiKey) }
}
