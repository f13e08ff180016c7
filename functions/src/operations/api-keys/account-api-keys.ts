import type { ApiKeyEntry, ApiKeySet } from '../../collections/api-keys.ts'
import type { Ref } from '../../collections/collection.ts'
import { valid } from '../../domain/access/api-key-set.ts'
import type { StoreTransaction } from '../../ports/store.ts'

/** The entries that are valid now; what has lapsed leaves with the next change. */
export function entriesOf(set: ApiKeySet | undefined, now: Date): ApiKeyEntry[] {
  return valid(set?.entries ?? [], now)
}

/**
 * Writes the keys that there are from now on. Every change goes through this one document, which
 * makes the limit exact.
 */
export function replaceEntries(
  database: StoreTransaction,
  setRef: Ref<ApiKeySet>,
  set: ApiKeySet | undefined,
  entries: readonly ApiKeyEntry[],
): void {
  const changed = { entries: [...entries] }
  database.put(setRef, set, changed)
}
