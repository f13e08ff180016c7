import { z } from 'zod'
import { limits } from '../limits.ts'
import { named } from '../names.ts'
import { analysis } from './analysis.ts'
import { time, wholeBetween } from './common.ts'
import { queryInteger } from './query.ts'

/** How far a transaction is; COMPLETED and FAILED are its ends. */
export const transactionStatus = z.enum(['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'])

/** Why a transaction failed. The last three would fail again, however often it is tried. */
const failureCode = z.enum([
  'TIMED_OUT',
  'MODEL_UNAVAILABLE',
  'MODEL_INVALID_OUTPUT',
  'PHOTO_NOT_RECEIVED',
  'IMAGE_NOT_FOUND',
  'IMAGE_UNDECODABLE',
  'IMAGE_INFECTED',
  'IMAGE_TOO_LARGE',
])
/** Why a transaction failed. */
export const failure = named(
  'TransactionFailure',
  z
    .object({
      code: failureCode.describe(
        'TIMED_OUT, MODEL_UNAVAILABLE, MODEL_INVALID_OUTPUT and PHOTO_NOT_RECEIVED can succeed later.',
      ),
      detail: z.string().describe('What went wrong, in English.'),
    })
    .describe('Why a transaction failed.'),
)

/** The answer to a start, and to a repeat while the first one runs. */
export const startedTransaction = named(
  'StartedTransaction',
  z.object({
    transactionId: z.string().describe('The id of the transaction, and of its analysis.'),
    timeoutSeconds: z
      .int()
      .positive()
      .describe('The time in seconds after which an unfinished transaction fails.'),
    status: z.enum(['PENDING', 'PROCESSING']).describe('The status of the transaction.'),
  }),
)

/** The answer to a repeat of a start that has completed. */
export const replayedTransaction = z.object({
  transactionId: z.string().describe('The id of the transaction, and of its analysis.'),
  timeoutSeconds: z
    .int()
    .positive()
    .describe('The time in seconds after which an unfinished transaction fails.'),
  status: z.literal('COMPLETED').describe('Always `COMPLETED`.'),
  analysis,
})

/** The poll: `analysis` with COMPLETED, `error` with FAILED. */
export const transaction = named(
  'Transaction',
  z.object({
    transactionId: z.string().describe('The id of the transaction, and of its analysis.'),
    status: transactionStatus.describe('The status of the transaction.'),
    createdAt: time.describe('When it was started.'),
    completedAt: time.describe('When it ended; absent until then.').optional(),
    analysis: analysis.optional(),
    error: failure.optional(),
  }),
)

/** How long a poll may wait. */
export const readTransactionQuery = z.object({
  waitSeconds: queryInteger(0, limits.transaction.waitSecondsMax)
    .describe('How long the response may wait for the transaction to end.')
    .default(0),
})

/** As the query of the poll, for callable clients, whose values stand in the body. */
export const readTransactionBody = z.object({
  waitSeconds: wholeBetween(0, limits.transaction.waitSecondsMax)
    .describe('How long the response may wait for the transaction to end, in seconds.')
    .optional(),
})
