import { z } from 'zod'
import { limits } from '../limits.ts'
import { analysis } from './analysis.ts'
import { time } from './common.ts'
import { queryInteger } from './query.ts'

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
export const failure = z.object({ code: failureCode, detail: z.string() })

/** The answer to a start, and to a repeat while the first one runs. */
export const startedTransaction = z.object({
  transactionId: z.string(),
  timeoutSeconds: z.int().positive(),
  status: z.enum(['PENDING', 'PROCESSING']),
})

/** The answer to a repeat of a start that has completed. */
export const replayedTransaction = z.object({
  transactionId: z.string(),
  timeoutSeconds: z.int().positive(),
  status: z.literal('COMPLETED'),
  analysis,
})

/** The poll: `analysis` with COMPLETED, `error` with FAILED. */
export const transaction = z.object({
  transactionId: z.string(),
  status: transactionStatus,
  createdAt: time,
  completedAt: time.optional(),
  analysis: analysis.optional(),
  error: failure.optional(),
})

export const readTransactionQuery = z.object({
  waitSeconds: queryInteger(0, limits.transaction.waitSecondsMax).default(0),
})
