import { z } from 'zod'
import { plantHints } from '../contract/schemas/analysis.ts'
import { outcome } from '../contract/schemas/analysis-values.ts'
import { failure } from '../contract/schemas/transaction.ts'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'
import { lease } from './lease.ts'

const request = z.object({
  /** SHA-256 of what the caller asked, to tell a repeat from another request under the same key. */
  fingerprint: z.string(),
  clientReference: z.string().nullable(),
  plantId: z.string().nullable().default(null),
  language: z.string(),
  hints: plantHints,
})

const common = {
  uid: z.string(),
  accountId: z.string(),
  /** The API key that asked, itself or by a token exchanged from it; null for a person. */
  apiKeyId: z.string().nullable().optional(),
  operation: z.enum(['start', 'sync']),
  createdAt: z.date(),
  /** When a pending transaction is out of time; moved by a repeat that runs it again. */
  deadlineAt: z.date(),
  /** Counts the runs: 1, and one more for each repeat or retry. In task names and event ids. */
  attempt: z.number().int().min(1),
  storagePath: z.string(),
  /** null once the analysis was deleted: nothing that the user told us stays behind. */
  request: request.nullable(),
  charge: z.object({
    subject: z.string(),
    day: z.string(),
    /** The user's `quota.resets` when the unit was charged. */
    resets: z.number().int().min(0).default(0),
    state: z.enum(['CHARGED', 'REFUNDED', 'FREE']),
  }),
  expiresAt: z.date().nullable(),
  /** The job at the provider that this attempt was left to. */
  providerJobId: z.string().optional(),
}

/**
 * One document from start to end. `sweepAt` is when the sweeper looks at a live one; null at rest.
 */
const transaction = z.discriminatedUnion('status', [
  z.object({ ...common, status: z.literal('PENDING'), sweepAt: z.date() }),
  z.object({
    ...common,
    status: z.literal('PROCESSING'),
    sweepAt: z.date(),
    /** Whoever works on it until then; another holder may take over afterwards. */
    lease,
  }),
  z.object({
    ...common,
    status: z.literal('COMPLETED'),
    /** Set on one whose analysis was deleted, until its photo is gone too. */
    sweepAt: z.date().nullable(),
    completedAt: z.date(),
    outcome,
    /** The analysis was deleted; its key must still not start another. */
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

/** The life of one analysis from start to end. */
export const transactions: Collection<Transaction> = {
  name: 'transactions',
  idRule: 'an_ + hash of account, operation and Idempotency-Key, or random without a key',
  schema: transaction,
  owner: 'account',
  directRead: 'the user who started it',
  // Not by a TTL policy, which would leave the photo behind.
  expiry: 'kept',
  exporter: { by: 'fields', fields: ['accountId', 'uid'] },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [
    { equal: [], orderBy: { field: 'sweepAt', direction: 'ascending' } },
    { equal: [], orderBy: { field: 'expiresAt', direction: 'ascending' } },
    { equal: ['status'], orderBy: { field: 'createdAt', direction: 'descending' } },
    { equal: ['storagePath', 'status'], orderBy: { field: 'storagePath', direction: 'ascending' } },
    byField('accountId'),
    byField('uid'),
  ],
  unindexed: [
    'apiKeyId',
    'createdAt',
    'completedAt',
    'deadlineAt',
    'request',
    'charge',
    'lease',
    'error',
    'providerJobId',
  ],
}
