import { type Account, accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Token, tokens } from '../../collections/tokens.ts'
import { isToken, sameHash, tokenHash, tokenIdOf } from '../../domain/token.ts'
import { isValid } from '../../domain/token-set.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Log } from '../../ports/log.ts'
import type { Store } from '../../ports/store.ts'
import type { RecordCache } from './cache.ts'
import { recordUse } from './record-use.ts'

/** A valid key and the account that it belongs to. */
export type KeyRecord = { tokenId: string; token: Token; account: Account }

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
  if (!isToken(key)) return undefined
  const hash = tokenHash(key)
  const record = await keyRecordById(deps, tokenIdOf(hash), cache, context)
  // The id holds 128 bits of what the hash says; the hash itself decides.
  return record && sameHash(record.token.hash, hash) ? record : undefined
}

/** As `keyRecordOf`, by the id of a key whose token was exchanged. */
export async function keyRecordById(
  deps: Deps,
  tokenId: string,
  cache: RecordCache<KeyRecord> | undefined,
  context: CallContext,
): Promise<KeyRecord | undefined> {
  const now = deps.clock.now()
  const cached = cache?.get(tokenId, now)
  if (cached) return isValid(cached.token, now) ? cached : undefined
  const [token] = await deps.store.getAll(ref(tokens, tokenId))
  if (!token || !isValid(token, now)) return undefined
  const [account] = await deps.store.getAll(ref(accounts, token.accountId))
  if (!account) return undefined
  const record = { tokenId, token, account }
  cache?.set(tokenId, record, now)
  void recordUse(deps, tokenId, token, context)
  return record
}
