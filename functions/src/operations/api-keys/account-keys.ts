import type { User } from '../../collections/accounts.ts'
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

/** The records of the account that a transaction reads before it adds a key. */
type ReadAccount = { accountId: string; set: ApiKeySet | undefined; owner: User | undefined }

/** The keys of an account that are valid now; the next change of the set drops the others. */
export function entriesOf(set: ApiKeySet | undefined, now: Date): ApiKeyEntry[] {
  return valid(set?.entries ?? [], now)
}

/** Writes a new key into its account and mails the owner. Throws LIMIT_REACHED. */
export function enterKey(
  database: StoreTransaction,
  { accountId, set, owner }: ReadAccount,
  minted: Minted,
  { name, validUntil }: Pick<ApiKey, 'name' | 'validUntil'>,
  now: Date,
): ApiKey {
  const known = entriesOf(set, now)
  if (!hasRoom(known))
    throw problem(
      'LIMIT_REACHED',
      `An account has ${limits.apiKey.activePerAccountMax} keys at most.`,
    )
  const apiKey = newApiKey(minted, { accountId, name }, validUntil, now)
  database.create(ref(apiKeys, minted.id), apiKey)
  // Every change goes through this one document, which makes the limit exact.
  const entries = [...known, newEntry(minted.id, apiKey)]
  database.put(ref(apiKeySets, accountId), set, { entries })
  tellOwner(database, owner, minted, apiKey)
  return apiKey
}
