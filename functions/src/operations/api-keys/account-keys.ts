import {
  type ApiKey,
  type ApiKeyEntry,
  type ApiKeySet,
  apiKeySets,
  apiKeys,
} from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { limits } from '../../contract/limits.ts'
import { hasRoom, valid } from '../../domain/access/api-key-set.ts'
import { problem } from '../../domain/problem.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { type Minted, newApiKey, newEntry, tellOwner } from './mint.ts'

/** The account, and its set of keys that a transaction reads before it adds a key to an account. */
type ReadAccount = { accountId: string; set: ApiKeySet | undefined }

type NewKey = Pick<ApiKey, 'name' | 'scopes' | 'validUntil' | 'createdByApiKeyIds'>

/** The valid keys of an account. The next change of the set removes expired keys. */
export function entriesOf(set: ApiKeySet | undefined, now: Date): ApiKeyEntry[] {
  return valid(set?.entries ?? [], now)
}

/** Adds a new key to the account and mails the owner. Throws LIMIT_REACHED. */
export async function enterKey(
  database: StoreTransaction,
  { accountId, set }: ReadAccount,
  minted: Minted,
  { validUntil, createdByApiKeyIds, ...own }: NewKey,
  now: Date,
): Promise<ApiKey> {
  const known = entriesOf(set, now)
  if (!hasRoom(known))
    throw problem(
      'LIMIT_REACHED',
      `An account has ${limits.apiKey.activePerAccountMax} keys at most.`,
    )
  const by = createdByApiKeyIds && { createdByApiKeyIds }
  const apiKey = { ...newApiKey(minted, { accountId, ...own }, validUntil, now), ...by }
  await tellOwner(database, minted, apiKey)
  database.create(ref(apiKeys, minted.id), apiKey)
  // Every change of an account's keys writes this document, so the limit is exact.
  const entries = [...known, newEntry(minted.id, apiKey)]
  database.put(ref(apiKeySets, accountId), set, { entries })
  return apiKey
}
