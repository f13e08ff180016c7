import { z } from 'zod'
import { plantHints } from '../contract/schemas/analysis.ts'
import { outcome } from '../contract/schemas/analysis-values.ts'
import { failure } from '../contract/schemas/transaction.ts'
import { defineCollection, lease } from './collection.ts'
import { ascending, descending } from './query.ts'

const request = z.object({
  /** SHA-256 of the request. It distinguishes a repeat from another request with the same key. */
  fingerprint: z.string(),
  clientReference: z.string().nullable(),
  plantId: z.string().nullable().default(null),
  language: z.string(),
  hints: plantHints,
})

const common = {
  uid: z.string(),
  accountId: z.string(),
  /** The API key of the call, or of the token exchanged for it; null for a person. */
  apiKeyId: z.string().nullable().optional(),
  operation: z.enum(['start', 'sync']),
  createdAt: z.date(),
  /** The deadline of a pending transaction. A repeat that runs it again moves the deadline. */
  deadlineAt: z.date(),
  /** Counts the runs from 1: each repeat or retry adds one. Part of task names and event ids. */
  attempt: z.number().int().min(1),
  storagePath: z.string(),
  /** null once the analysis was deleted, so that no input of the user remains. */
  request: request.nullable(),
  charge: z.object({
    subject: z.string(),
    day: z.string(),
    /** The user's `quota.resets` at the time of the charge. */
    resets: z.number().int().min(0).default(0),
    state: z.enum(['CHARGED', 'REFUNDED', 'FREE']),
  }),
  expiresAt: z.date().nullable(),
  /** The provider's job that runs this attempt. */
  providerJobId: z.string().optional(),
}

/** `sweepAt` is when the sweeper checks the transaction; null if there is nothing to do. */
const transaction = z.discriminatedUnion('status', [
  z.object({ ...common, status: z.literal('PENDING'), sweepAt: z.date() }),
  z.object({
    ...common,
    status: z.literal('PROCESSING'),
    sweepAt: z.date(),
    /** The worker that owns the transaction. When the lease ends, another worker may take over. */
    lease,
  }),
  z.object({
    ...common,
    status: z.literal('COMPLETED'),
    /** Set if the analysis was deleted, until its photo is deleted too. */
    sweepAt: z.date().nullable(),
    completedAt: z.date(),
    outcome,
    /** The analysis was deleted. Its key still must not start another one. */
    deleted: z.boolean(),
  }),
  z.object({
    ...common,
    status: z.literal('FAILED'),
    sweepAt: z.null(),
    completedAt: z.date(),
    error: failure,
  }),
])
export type Transaction = z.infer<typeof transaction>
export type TransactionRequest = z.infer<typeof request>
export type FailureCode = z.infer<typeof failure>['code']

export const transactions = defineCollection({
  name: 'transactions',
  idRule: 'an_ + hash of account, operation and Idempotency-Key, or random without a key',
  schema: transaction,
  owner: 'account',
  directRead: 'the user who started it',
  // A TTL policy would leave the photo behind.
  expiry: 'kept',
  exporter: { by: 'fields', fields: ['accountId', 'uid'] },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [
    ascending('sweepAt'),
    ascending('expiresAt'),
    descending('createdAt', ['status']),
    ascending('storagePath', ['storagePath', 'status']),
  ],
  // biome-ignore format: as a list
  unindexed: [
    'apiKeyId', 'createdAt', 'completedAt', 'deadlineAt', 'request', 'charge', 'lease', 'error',
    'providerJobId',
  ],
})

const idempotencyKey = z.object({
  accountId: z.string(),
  /** SHA-256 of the request. It distinguishes a repeat from another request with the same key. */
  fingerprint: z.string(),
  /**
   * The created object and when it was created, because an id may be used again later. Null until
   * the mail server accepts an invitation's mail, and permanently if it never does.
   */
  made: z.object({ id: z.string(), createdAt: z.date() }).nullable(),
  expiresAt: z.date(),
})
export type IdempotencyKey = z.infer<typeof idempotencyKey>

/**
 * What each Idempotency-Key created, except analyses, whose transactions record their key. Written
 * in the commit that creates the object. It contains no answer and therefore no secret.
 */
export const idempotencyKeys = defineCollection({
  name: 'idempotencyKeys',
  idRule: 'hash of account, operation and Idempotency-Key',
  schema: idempotencyKey,
  owner: 'account',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'names the created object, which is exported itself' },
  eraser: { by: 'fields', fields: ['accountId'] },
  unindexed: ['fingerprint', 'made'],
})
