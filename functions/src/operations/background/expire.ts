import { transactions } from '../../collections/transactions.ts'
import { uploads } from '../../collections/uploads.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Log } from '../../ports/log.ts'
import type { Objects } from '../../ports/objects.ts'
import type { Store } from '../../ports/store.ts'
import { expireTransaction } from '../analyses/steps/expire.ts'
import { expireUpload } from '../uploads/expire.ts'
import { runEach, sweepDue } from './due.ts'

type Deps = { store: Store; objects: Objects; clock: Clock; log: Log }

/**
 * Removes what is past its time together with its photo. A TTL policy would drop the record alone,
 * and with it the last that was known of the photo (docs/decisions/0122).
 */
export async function sweepExpired(deps: Deps, context: CallContext): Promise<void> {
  const transactionStep = ({ id }: { id: string }) => expireTransaction(deps, id, context)
  const uploadStep = ({ id }: { id: string }) => expireUpload(deps, id, context)
  await runEach(deps, context, [
    sweepDue(deps, transactions, 'expiresAt', transactionStep, context),
    sweepDue(deps, uploads, 'expiresAt', uploadStep, context),
  ])
}
