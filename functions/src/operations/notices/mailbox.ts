import { createHash } from 'node:crypto'
import { ref } from '../../collections/collection.ts'
import { noticesToMailboxes } from '../../collections/notices.ts'
import { countToBudget } from '../../domain/notices.ts'
import type { Ports } from '../../ports/ports.ts'

/**
 * Counts notices to a budget, in the given order, and returns the ids of those that the budget
 * admits today. Costs 1 read, and also 1 write unless all were already counted today.
 */
export function takeBudget(
  { store, clock, oneTimePasswords }: Pick<Ports, 'store' | 'clock' | 'oneTimePasswords'>,
  budget: string,
  noticeIds: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const budgetRef = ref(noticesToMailboxes, oneTimePasswords.addressId(budget))
  return store.transaction(async (database) => {
    const [known] = await database.getAll(budgetRef)
    const next = countToBudget(known, noticeIds.map(hashOf), clock.now())
    if (next !== known) database.put(budgetRef, known, next)
    return noticeIds.filter((id) => next.notices.includes(hashOf(id)))
  }, signal)
}

/** Hashes the id of a notice, because it contains a uid and the count must identify nobody. */
function hashOf(noticeId: string): string {
  return createHash('sha256').update(noticeId).digest('base64url')
}
