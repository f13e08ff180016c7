import { accounts } from '../../collections/accounts.ts'
import { apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { apiKeyHash, apiKeyIdOf, isApiKey, sameHash } from '../../domain/access/api-key.ts'
import { isValid } from '../../domain/access/api-key-set.ts'
import type { ApiKeyRecord, IdentifyContext, RecordCache } from '../../ports/callers.ts'
import type { Ports } from '../../ports/ports.ts'
import { touchApiKey } from './touch-api-key.ts'

/**
 * The record of a presented key; undefined where it is mistyped (no read), unknown, revoked or
 * lapsed (one read). Without a cache, nothing but the database is believed.
 * Throws 429 where the address has no tries left, before a read.
 */
export async function findApiKey(
  ports: Ports,
  key: string,
  cache: RecordCache<ApiKeyRecord> | undefined,
  context: IdentifyContext,
): Promise<ApiKeyRecord | undefined> {
  if (!isApiKey(key)) return undefined
  const hash = apiKeyHash(key)
  const record = await findApiKeyById(ports, apiKeyIdOf(hash), cache, context)
  // The id holds 128 bits of what the hash says; the hash itself decides.
  return record && sameHash(record.apiKey.hash, hash) ? record : undefined
}

/** As `findApiKey`, by the id of a key that was exchanged for an identity token. */
export async function findApiKeyById(
  ports: Ports,
  apiKeyId: string,
  cache: RecordCache<ApiKeyRecord> | undefined,
  context: IdentifyContext,
): Promise<ApiKeyRecord | undefined> {
  const now = ports.clock.now()
  const cached = cache?.get(apiKeyId, now)
  if (cached) return isValid(cached.apiKey, now) ? cached : undefined
  context.requireTries()
  const [apiKey] = await ports.store.getAll(ref(apiKeys, apiKeyId))
  if (!apiKey || !isValid(apiKey, now)) return undefined
  const [account] = await ports.store.getAll(ref(accounts, apiKey.accountId))
  if (!account) return undefined
  const record = { apiKeyId, apiKey, account }
  cache?.set(apiKeyId, record, now)
  void touchApiKey(ports, apiKeyId, apiKey, context)
  return record
}
