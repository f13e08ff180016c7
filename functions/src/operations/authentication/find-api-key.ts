import { accounts } from '../../collections/accounts.ts'
import { apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { apiKeyHash, apiKeyIdOf, isApiKey, sameHash } from '../../domain/access/api-key.ts'
import { isValid } from '../../domain/access/api-key-set.ts'
import type { IdentifyContext } from '../../ports/authenticator.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Log } from '../../ports/log.ts'
import type { Store } from '../../ports/store.ts'
import type { RecordCache } from './cache.ts'
import type { ApiKeyRecord } from './records.ts'
import { touchApiKey } from './touch-api-key.ts'

type Deps = { store: Store; clock: Clock; log: Log }

/**
 * The record of a presented key; undefined where it is mistyped (no read), unknown, revoked or
 * lapsed (one read). Without a cache, nothing but the database is believed.
 * Throws 429 where the address has no tries left, before a read.
 */
export async function findApiKey(
  deps: Deps,
  key: string,
  cache: RecordCache<ApiKeyRecord> | undefined,
  context: IdentifyContext,
): Promise<ApiKeyRecord | undefined> {
  if (!isApiKey(key)) return undefined
  const hash = apiKeyHash(key)
  const record = await findApiKeyById(deps, apiKeyIdOf(hash), cache, context)
  // The id holds 128 bits of what the hash says; the hash itself decides.
  return record && sameHash(record.apiKey.hash, hash) ? record : undefined
}

/** As `findApiKey`, by the id of a key that was exchanged for an identity token. */
export async function findApiKeyById(
  deps: Deps,
  apiKeyId: string,
  cache: RecordCache<ApiKeyRecord> | undefined,
  context: IdentifyContext,
): Promise<ApiKeyRecord | undefined> {
  const now = deps.clock.now()
  const cached = cache?.get(apiKeyId, now)
  if (cached) return isValid(cached.apiKey, now) ? cached : undefined
  context.requireTries()
  const [apiKey] = await deps.store.getAll(ref(apiKeys, apiKeyId))
  if (!apiKey || !isValid(apiKey, now)) return undefined
  const [account] = await deps.store.getAll(ref(accounts, apiKey.accountId))
  if (!account) return undefined
  const record = { apiKeyId, apiKey, account }
  cache?.set(apiKeyId, record, now)
  void touchApiKey(deps, apiKeyId, apiKey, context)
  return record
}
