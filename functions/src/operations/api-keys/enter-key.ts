import type { User } from '../../collections/accounts.ts'
import { type ApiKey, type ApiKeySet, apiKeySets, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { limits } from '../../contract/limits.ts'
import { hasRoom } from '../../domain/access/api-key-set.ts'
import { problem } from '../../domain/problem.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { entriesOf, replaceEntries } from './account-api-keys.ts'
import { type Minted, newApiKey, newEntry, tellOwner } from './mint.ts'

/** What a transaction that enters a key has read of its account. */
type ReadAccount = { accountId: string; set: ApiKeySet | undefined; owner: User | undefined }

/**
 * Writes a new key into its account and tells the owner by mail. Throws LIMIT_REACHED where the
 * account has as many as it may.
 */
export function enterKey(
  database: StoreTransaction,
  { accountId, set, owner }: ReadAccount,
  minted: Minted,
  { name, validUntil }: Pick<ApiKey, 'name' | 'validUntil'>,
  now: Date,
): ApiKey {
  const entries = entriesOf(set, now)
  if (!hasRoom(entries)) {
    const { activePerAccountMax } = limits.apiKey
    throw problem('LIMIT_REACHED', `An account has ${activePerAccountMax} keys at most.`)
  }
  const apiKey = newApiKey(minted, { accountId, name }, validUntil, now)
  database.create(ref(apiKeys, minted.id), apiKey)
  const next = [...entries, newEntry(minted.id, apiKey)]
  replaceEntries(database, ref(apiKeySets, accountId), set, next)
  tellOwner(database, owner, minted, apiKey)
  return apiKey
}
