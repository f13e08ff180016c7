import { apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import { isValid } from '../../domain/access/api-key-set.ts'
import { problem } from '../../domain/problem.ts'
import { earlier } from '../../domain/time.ts'
import type { StoreTransaction } from '../../ports/store.ts'

/**
 * When the key that calls ends, which no key that it mints may outlive; null for a user, and for a
 * key without an end. 1 read for a key. Throws UNAUTHENTICATED for one that has ended since it was
 * looked up.
 */
export async function mintingEnd(
  database: StoreTransaction,
  caller: KnownCaller,
  now: Date,
): Promise<Date | null> {
  if (caller.kind !== 'key') return null
  const [apiKey] = await database.getAll(ref(apiKeys, caller.apiKeyId))
  if (!apiKey || !isValid(apiKey, now)) throw problem('UNAUTHENTICATED')
  return apiKey.validUntil
}

/** The earlier of two ends, where null is none. */
export function earlierEnd(one: Date | null, other: Date | null): Date | null {
  return one && other ? earlier(one, other) : (one ?? other)
}
