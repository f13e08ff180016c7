import { type User, users } from '../../../collections/accounts.ts'
import { ref } from '../../../collections/collection.ts'
import { finalCharge } from '../../../domain/quota/final-charge.ts'
import { emptyQuota } from '../../../domain/quota/quota.ts'
import type { Ports } from '../../../ports/ports.ts'
import type { StoreTransaction } from '../../../ports/store.ts'
import { readChain } from '../chain.ts'
import type { Leased } from './lease.ts'
import type { RuledAnswer } from './stored-analysis.ts'

/**
 * Computes the final charge of a run, before any write of the commit. `write` updates the user's
 * quota and the chain. A second look costs 1 read and perhaps 1 write more.
 */
export async function chargeOf(
  database: StoreTransaction,
  { rules }: Ports,
  { id, transaction, request }: Pick<Leased, 'id' | 'transaction' | 'request'>,
  { user, answer }: { user: User | undefined; answer: RuledAnswer },
  now: Date,
) {
  const chain = await readChain(database, id, request)
  const quota = user?.quota ?? emptyQuota(now)
  const answered = { ...answer, chain: chain?.chain }
  const final = finalCharge(transaction.charge, quota, answered, rules.quota, now)
  return {
    ...final,
    write(): void {
      if (user && final.quota !== user.quota)
        database.update(ref(users, transaction.charge.subject), { ...user, quota: final.quota })
      if (final.charge.state === 'CHARGED') chain?.pay()
    },
  }
}
