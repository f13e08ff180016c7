import { type Account, accounts } from '../../collections/accounts.ts'
import { type ApiKey, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { apiKeyHash, apiKeyIdOf, isApiKey, sameHash } from '../../domain/api-key.ts'
import { isValid } from '../../domain/api-key-set.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Log } from '../../ports/log.ts'
import type { Store } from '../../ports/store.ts'
import type { RecordCache } from './cache.ts'
import { touchApiKey } from './touch-api-key.ts'

/** A valid key and the account that it belongs to. */
export type KeyRecord = { apiKeyId: string; token: ApiKey; account: Account }

type Deps = { store: Store; clock: Clock; log: Log }

/**
 * The record of a presented key; undefined where it is mistyped (no read), unknown, revoked or lapsed (one read).
 * Without a cache, nothing but the database is believed.
 */
export async function keyRecordOf(
  deps: Deps,
  key: string,
  cache: RecordCache<KeyRecord> | undefined,
  context: CallContext,
): Promise<KeyRecord | undefined> {
  if (!isApiKey(key)) return undefined
  const hash = apiKeyHash(key)
  const record = await keyRecordById(deps, apiKeyIdOf(hash), cache, context)
  // The id holds 128 bits of what the hash says; the hash itself decides.
  return record && sameHash(record.token.hash, hash) ? record : undefined
}

/** As `keyRecordOf`, by the id of a key whose token was exchanged. */
export async function keyRecordById(
  deps: Deps,
  apiKeyId: string,
  cache: RecordCache<KeyRecord> | undefined,
  context: CallContext,
): Promise<KeyRecord | undefined> {
  const now = deps.clock.now()
  const cached = cache?.get(apiKeyId, now)
  if (cached) return isValid(cached.token, now) ? cached : undefined
  const [token] = await deps.store.getAll(ref(apiKeys, apiKeyId))
  if (!token || !isValid(token, now)) return undefined
  const [account] = await deps.store.getAll(ref(accounts, token.accountId))
  if (!account) return undefined
  const record = { apiKeyId, token, account }
  cache?.set(apiKeyId, record, now)
  void touchApiKey(deps, apiKeyId, token, context)
  return record
}
