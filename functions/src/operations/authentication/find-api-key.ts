import { accounts } from '../../collections/accounts.ts'
import { type ApiKey, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { limits } from '../../contract/limits.ts'
import { apiKeyHash, apiKeyIdOf, isApiKey, sameHash } from '../../domain/access/api-key.ts'
import { isValid } from '../../domain/access/api-key-set.ts'
import { addSeconds } from '../../domain/time.ts'
import type { ApiKeyRecord, IdentifyContext, RecordCache } from '../../ports/callers.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'

/**
 * Returns the record of a valid key. A mistyped key costs no read; any other invalid key costs 1
 * read. Without a cache, always reads the database. Throws 429 before a read if the client has sent
 * too many invalid credentials.
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
  // The id holds only 128 bits of the hash, so the whole hash is compared.
  return record && sameHash(record.apiKey.hash, hash) ? record : undefined
}

/** Does the same as `findApiKey` for the id of a key that was exchanged for an identity token. */
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
  const store = ports.store.remembering()
  const [apiKey] = await store.getAll(ref(apiKeys, apiKeyId))
  if (!apiKey || !isValid(apiKey, now)) return undefined
  const [account] = await store.getAll(ref(accounts, apiKey.accountId))
  if (!account) return undefined
  const record = { apiKeyId, apiKey, account }
  cache?.set(apiKeyId, record, now)
  void touchApiKey({ ...ports, store }, apiKeyId, apiKey, context)
  return record
}

/**
 * Stores the time of a key's last use, at most once a minute, in parallel with the call. Never
 * rejects, because the next use of the key stores the time again.
 */
export async function touchApiKey(
  ports: Ports,
  apiKeyId: string,
  seen: ApiKey,
  { requestId, signal }: CallContext,
): Promise<void> {
  if (!isDue(seen, ports.clock.now())) return
  try {
    await ports.store.transaction(async (database) => {
      const apiKeyRef = ref(apiKeys, apiKeyId)
      const [apiKey] = await database.getAll(apiKeyRef)
      const now = ports.clock.now()
      if (apiKey && isDue(apiKey, now)) database.update(apiKeyRef, { ...apiKey, lastUsedAt: now })
    }, signal)
  } catch (error) {
    const fields = { requestId, apiKeyId, error: String(error) }
    ports.log.write('WARNING', 'Use of a key not written down', fields)
  }
}

function isDue({ lastUsedAt }: ApiKey, now: Date): boolean {
  if (lastUsedAt === null) return true
  return addSeconds(lastUsedAt, limits.apiKey.lastUsedPrecisionSeconds) <= now
}
