import { ref } from '../../../collections/collection.ts'
import { providerJobs } from '../../../collections/provider-jobs.ts'
import { transactions } from '../../../collections/transactions.ts'
import { digestId } from '../../../domain/analyses/idempotency.ts'
import { addDays } from '../../../domain/time.ts'
import type { Clock } from '../../../ports/clock.ts'
import type { Store } from '../../../ports/store.ts'
import { isHeldBy } from '../../background/lease.ts'
import type { Leased } from './lease.ts'
import type { StoredPhoto } from './stored-analysis.ts'

/** The provider tells of an end for a day; a transaction's own deadline is far earlier. */
const daysKept = 3

/** The id of a provider's job follows from the provider's own name for it. */
export function providerJobIdOf(operationId: string): string {
  return `job_${digestId(operationId)}`
}

/**
 * Leaves a leased transaction to the provider. The provider's event completes or fails it. Until
 * its deadline nobody else works on it, and then the sweeper fails it. False where the lease is
 * lost.
 */
export async function attachProviderJob(
  deps: { store: Store; clock: Clock },
  { id, holder }: Leased,
  operationId: string,
  photo: StoredPhoto,
  signal: AbortSignal,
): Promise<boolean> {
  const transactionRef = ref(transactions, id)
  const providerJobRef = ref(providerJobs, providerJobIdOf(operationId))
  return deps.store.transaction(async (database) => {
    const [current, known] = await database.getAll(transactionRef, providerJobRef)
    if (!isHeldBy(current, holder)) return false
    const { attempt, deadlineAt } = current
    const lease = { holder, until: deadlineAt }
    database.update(transactionRef, { ...current, lease, sweepAt: deadlineAt })
    const expiresAt = addDays(deps.clock.now(), daysKept)
    const next = { transactionId: id, operationId, attempt, holder, photo, expiresAt }
    database.put(providerJobRef, known, next)
    return true
  }, signal)
}
