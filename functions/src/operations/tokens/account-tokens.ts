import { type Ref, ref } from '../../collections/collection.ts'
import { accountStats, type Stats } from '../../collections/stats.ts'
import { type TokenEntry, type TokenSet, tokenSets } from '../../collections/tokens.ts'
import { emptyStats } from '../../domain/stats.ts'
import { valid } from '../../domain/token-set.ts'
import type { StoreTransaction } from '../../ports/store.ts'

/** The two documents that every change of an account's keys goes through, which is what makes its limit exact. */
export type AccountTokenRefs = { set: Ref<TokenSet>; stats: Ref<Stats> }
type Found = { set: TokenSet | undefined; stats: Stats | undefined }

export function accountTokenRefs(accountId: string): AccountTokenRefs {
  return { set: ref(tokenSets, accountId), stats: ref(accountStats, accountId) }
}

/** The entries that are valid now; what has lapsed leaves with the next change. */
export function entriesOf({ set }: Found, now: Date): TokenEntry[] {
  return valid(set?.entries ?? [], now)
}

/** Writes the keys that there are from now on, and their number into the account's statistics. */
export function replaceEntries(
  database: StoreTransaction,
  refs: AccountTokenRefs,
  { set, stats }: Found,
  entries: readonly TokenEntry[],
): void {
  const changed = { entries: [...entries] }
  if (set) database.update(refs.set, changed)
  else database.create(refs.set, changed)
  if (stats) database.update(refs.stats, counted(stats, entries))
  else database.create(refs.stats, counted(emptyStats, entries))
}

function counted(stats: Stats, entries: readonly TokenEntry[]): Stats {
  return { ...stats, totals: { ...stats.totals, tokens: entries.length } }
}
