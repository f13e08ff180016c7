import { z } from 'zod'
import { permission } from '../contract/schemas/admin.ts'
import { defineCollection } from './collection.ts'
import { ascending, descending } from './query.ts'

const permissionChange = z.object({
  uid: z.string(),
  permissions: z.array(permission),
  requestedBy: z.string(),
  requestedAt: z.date(),
  expiresAt: z.date(),
})
export type PermissionChange = z.infer<typeof permissionChange>

/** Changes of permissions that one superadmin requested and no second superadmin has confirmed. */
export const permissionChanges = defineCollection({
  name: 'permissionChanges',
  idRule: 'chg_ + hash of user and permissions',
  schema: permissionChange,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'a command of operators about their own permissions' },
  eraser: { by: 'none', reason: 'expires within a day' },
  queries: [descending('requestedAt', ['uid'])],
  unindexed: ['requestedAt', 'permissions'],
})

/** A bulk retry of failed transactions. The sweeper continues it after the first hundred. */
const retryRun = z.object({
  requestedBy: z.string(),
  /** The run does not retry later failures, because they could keep it running for ever. */
  startedAt: z.date(),
  /** The last transaction that the run has checked. */
  cursor: z.object({ at: z.date(), id: z.string() }).nullable(),
  /** null once every transaction was checked. */
  sweepAt: z.date().nullable(),
  expiresAt: z.date(),
})
export type RetryRun = z.infer<typeof retryRun>

/** Runs of `retry-failed`, kept for a while after their end. */
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
