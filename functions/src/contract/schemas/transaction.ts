import { z } from 'zod'
import { limits } from '../limits.ts'
import { named } from '../names.ts'
import { analysis } from './analysis.ts'
import { languageTag, time, wholeBetween } from './common.ts'

/** The status of a transaction, which ends as COMPLETED or FAILED. */
export const transactionStatus = z.enum(['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'])

/** Why a transaction failed. A retry cannot succeed after the last four causes in the list. */
// biome-ignore format: as a list
const failureCode = z.enum([
  'TIMED_OUT', 'MODEL_UNAVAILABLE', 'MODEL_INVALID_OUTPUT', 'PHOTO_NOT_RECEIVED', 'IMAGE_NOT_FOUND',
  'IMAGE_UNDECODABLE', 'IMAGE_INFECTED', 'IMAGE_TOO_LARGE', 'IMAGE_WITHHELD',
])
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

/** The response to a start, and to a repeated start while the first call runs. */
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
/** The response to a poll: COMPLETED has the field `analysis`, and FAILED has the field `error`. */
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

/** The body of a poll from callable clients, with the query parameters of a poll. */
export const readTransactionBody = z.object({
  waitSeconds: wholeBetween(0, limits.transaction.waitSecondsMax)
    .describe('How long the response may wait for the transaction to end, in seconds.')
    .optional(),
  language: languageTag
    .describe('The BCP 47 tag of the language for our texts; as they were stored without it.')
    .optional(),
})
