import type { Transaction } from '../../collections/transactions.ts'
import { limits } from '../../contract/limits.ts'
import { backgroundTiming } from '../background-timing.ts'
import type { RuleSettings } from '../settings.ts'
import { addDays, addSeconds } from '../time.ts'
import type { LiveTransaction } from './transaction.ts'

/** The transaction for an operator's retry, free of charge and with a new deadline. */
export function retried(
  transaction: Transaction,
  { transactionTimeoutSeconds }: RuleSettings,
  now: Date,
): LiveTransaction {
  const { uid, accountId, apiKeyId = null, operation, createdAt } = transaction
  const { attempt, storagePath, bytesId, request, charge } = transaction
  return {
    uid,
    accountId,
    apiKeyId,
    operation,
    createdAt,
    deadlineAt: addSeconds(now, transactionTimeoutSeconds),
    attempt: attempt + 1,
    storagePath,
    ...(bytesId !== undefined && { bytesId }),
    request,
    charge: { ...charge, state: 'FREE' },
    expiresAt: addDays(now, limits.analysis.temporaryDays),
    status: 'PENDING',
    sweepAt: addSeconds(now, backgroundTiming.runAnalysis.firstSweepSeconds),
  }
}
