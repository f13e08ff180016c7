import { transactions } from '../../collections/transactions.ts'
import { uploads } from '../../collections/uploads.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { expireTransaction } from '../analyses/steps/expire.ts'
import { expireUpload } from '../uploads/expire.ts'
import { runEach, sweepDue } from './due.ts'

/**
 * Removes what is past its time together with its photo. A TTL policy would drop the record alone,
 * and with it the last that was known of the photo.
 */
export async function sweepExpired(ports: Ports, context: CallContext): Promise<void> {
  const transactionStep = ({ id }: { id: string }) => expireTransaction(ports, id, context)
  const uploadStep = ({ id }: { id: string }) => expireUpload(ports, id, context)
  await runEach(ports, context, [
    sweepDue(ports, transactions, 'expiresAt', transactionStep, context),
    sweepDue(ports, uploads, 'expiresAt', uploadStep, context),
  ])
}
