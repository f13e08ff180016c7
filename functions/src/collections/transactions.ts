import { z } from 'zod'
import { accountType } from '../contract/schemas/account.ts'
import { givenAnswer, look, plantHints } from '../contract/schemas/analysis.ts'
import { outcome } from '../contract/schemas/analysis-values.ts'
import { failure } from '../contract/schemas/transaction.ts'
import { defineCollection, lease } from './collection.ts'
import { ascending, descending } from './query.ts'

/** The chain that a second look continues: its first look, all earlier looks, and all answers. */
const follows = z.object({
  rootId: z.string(),
  looks: z.array(look),
  answers: z.array(givenAnswer),
  /** The photo of an earlier look that took a unit; absent if the look must take its own. */
  paidPath: z.string().optional(),
})
export type Follows = z.infer<typeof follows>

const request = z.object({
  /** SHA-256 of the request, to detect another request with the same Idempotency-Key. */
  fingerprint: z.string(),
  clientReference: z.string().nullable(),
  plantId: z.string().nullable().default(null),
  language: z.string(),
  hints: plantHints,
  follows: follows.optional(),
})

const common = {
  uid: z.string(),
  accountId: z.string(),
  /** The API key that made the call, directly or by an exchanged token; null for a person. */
  apiKeyId: z.string().nullable().optional(),
  operation: z.enum(['start', 'sync']),
  createdAt: z.date(),
  /** The deadline of a pending transaction. A request that runs again gets a new deadline. */
  deadlineAt: z.date(),
  /** Counts the attempts from 1. Each retry adds 1. Task names and event ids contain the count. */
  attempt: z.number().int().min(1),
  storagePath: z.string(),
  /** Stands for the account and the bytes that the request sent; absent for a start by path. */
  bytesId: z.string().optional(),
  /** The user's input; null after the deletion of the analysis. */
  request: request.nullable(),
  charge: z.object({
    subject: z.string(),
    /** The plan of the charged user's account. Version 1.2.0 stored no plan. */
    plan: accountType.optional(),
    day: z.string(),
    /** The user's `quota.resets` at the time of the charge. */
    resets: z.number().int().min(0).default(0),
    state: z.enum(['CHARGED', 'REFUNDED', 'FREE']),
  }),
  /** Of a first look that others follow: how many photos and answers its chain has. */
  chain: z.object({ photos: z.number().int(), answers: z.number().int() }).optional(),
  expiresAt: z.date().nullable(),
  /** The id of the provider job that runs this attempt. */
  providerJobId: z.string().optional(),
}

/** The sweeper checks the transaction at `sweepAt`. Null means that no check is needed. */
const transaction = z.discriminatedUnion('status', [
  z.object({
    ...common,
    status: z.literal('PENDING'),
    sweepAt: z.date(),
    /** Of a synchronous call, which runs the transaction itself from its claim on. */
    lease: lease.optional(),
  }),
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
    /** When the sweeper deletes the photo of a deleted analysis; null if no deletion is due. */
    sweepAt: z.date().nullable(),
    completedAt: z.date(),
    outcome,
    /** Whether the analysis was deleted. A deleted analysis still blocks its Idempotency-Key. */
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
    ascending('accountId', ['storagePath', 'status']),
    ascending('bytesId', ['bytesId']),
  ],
  // biome-ignore format: as a list
  unindexed: [
    'apiKeyId', 'createdAt', 'completedAt', 'deadlineAt', 'request', 'charge', 'lease', 'error',
    'providerJobId', 'chain',
  ],
})

const idempotencyKey = z.object({
  accountId: z.string(),
  /** SHA-256 of the request, to detect another request with the same Idempotency-Key. */
  fingerprint: z.string(),
  /**
   * The created object, with its creation time, because a later object may reuse the id. For an
   * invitation, the value is null until the mail server accepts the mail.
   */
  made: z.object({ id: z.string(), createdAt: z.date() }).nullable(),
  expiresAt: z.date(),
})
export type IdempotencyKey = z.infer<typeof idempotencyKey>

/**
 * Maps each Idempotency-Key to the created object. Analyses have no entry, because the id of a
 * transaction is a hash of its key. An entry contains no response and therefore no secret.
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
