import type { Ref } from '../../collections/collection.ts'
import type { TokenEntry, TokenSet } from '../../collections/tokens.ts'
import { valid } from '../../domain/token-set.ts'
import type { StoreTransaction } from '../../ports/store.ts'

/** The entries that are valid now; what has lapsed leaves with the next change. */
export function entriesOf(set: TokenSet | undefined, now: Date): TokenEntry[] {
  return valid(set?.entries ?? [], now)
}

/** Writes the keys that there are from now on. Every change goes through this one document, which makes the limit exact. */
export function replaceEntries(
  database: StoreTransaction,
  setRef: Ref<TokenSet>,
  set: TokenSet | undefined,
  entries: readonly TokenEntry[],
): void {
  const changed = { entries: [...entries] }
  if (set) database.update(setRef, changed)
  else database.create(setRef, changed)
}
