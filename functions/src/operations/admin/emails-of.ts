import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import type { Ports } from '../../ports/ports.ts'

/** Reads the email addresses on record, by uid. Costs 1 read for each person. */
export async function emailsOf(
  { store }: Pick<Ports, 'store'>,
  named: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const uids = [...new Set(named)]
  if (uids.length === 0) return new Map()
  const found = await store.getAll(...uids.map((uid) => ref(users, uid)))
  return new Map(uids.map((uid, at) => [uid, found[at]?.email ?? null]))
}
