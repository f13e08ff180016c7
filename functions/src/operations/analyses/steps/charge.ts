import { type User, users } from '../../../collections/accounts.ts'
import { ref } from '../../../collections/collection.ts'
import { finalCharge, mayChangeQuota } from '../../../domain/quota/final-charge.ts'
import { emptyQuota } from '../../../domain/quota/quota.ts'
import type { Ports } from '../../../ports/ports.ts'
import type { StoreTransaction } from '../../../ports/store.ts'
import type { Leased } from './lease.ts'
import type { RuledAnswer } from './stored-analysis.ts'

/**
 * Computes the final charge of a run, before any write of the commit. `write` updates the user's
 * quota. The commit checks the user only if the quota may change; otherwise `quota` only says how
 * many analyses remain.
 */
export async function chargeOf(
  database: StoreTransaction,
  { rules }: Ports,
  { transaction, request }: Pick<Leased, 'transaction' | 'request'>,
  { quota, answer }: { quota: User['quota'] | undefined; answer: RuledAnswer },
  now: Date,
) {
  const answered = { ...answer, follows: request.follows }
  const { charge } = transaction
  const userRef = ref(users, charge.subject)
  const [user] = mayChangeQuota(charge, answered) ? await database.getAll(userRef) : []
  const before = user?.quota ?? quota ?? emptyQuota(now)
  const final = finalCharge(charge, before, answered, rules.quota, now)
  return {
    ...final,
    write(): void {
      if (user && final.quota !== user.quota)
        database.update(userRef, { ...user, quota: final.quota })
    },
  }
}
