import { z } from 'zod'
import { permission } from '../contract/schemas/admin.ts'
import { defineCollection } from './collection.ts'
import { ascending, descending } from './query.ts'

const permissionChange = z.object({
  uid: z.string(),
  permissions: z.array(permission),
  requestedBy: z.string(),
  reason: z.string().nullable().default(null),
  requestedAt: z.date(),
  expiresAt: z.date(),
})
export type PermissionChange = z.infer<typeof permissionChange>

/** Requested permission changes that still need the confirmation of a second superadmin. */
export const permissionChanges = defineCollection({
  name: 'permissionChanges',
  idRule: 'chg_ + hash of user and permissions',
  schema: permissionChange,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'a command of operators about their own permissions' },
  eraser: { by: 'none', reason: 'expires within a day' },
  queries: [descending('requestedAt', ['uid'])],
  unindexed: ['requestedAt', 'permissions', 'reason'],
})

/** A bulk retry of failed transactions. The sweeper continues the retry after 100 transactions. */
const retryRun = z.object({
  requestedBy: z.string(),
  /** The run ignores transactions that fail after this time. Otherwise, the run might never end. */
  startedAt: z.date(),
  /** The last transaction that the run has checked. */
  cursor: z.object({ at: z.date(), id: z.string() }).nullable(),
  /** When the sweeper continues the run; null once every transaction was checked. */
  sweepAt: z.date().nullable(),
  expiresAt: z.date(),
})
export type RetryRun = z.infer<typeof retryRun>

/** Runs of the command `retry-failed`. A run stays stored for a while after its end. */
export const retryRuns = defineCollection({
  name: 'retryRuns',
  idRule: 'run_ + random',
  schema: retryRun,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'a command of the operators' },
  eraser: { by: 'none', reason: 'a command of the operators, which expires' },
  queries: [ascending('sweepAt')],
  unindexed: ['startedAt', 'cursor'],
})
