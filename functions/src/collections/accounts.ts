import { z } from 'zod'
import { permission, violationKind } from '../contract/schemas/admin.ts'
import { outcomes } from '../contract/schemas/analysis-values.ts'
import { defineCollection } from './collection.ts'
import { ascending } from './query.ts'

const ban = z.object({ at: z.date(), permanent: z.boolean(), reason: z.string() })

const violation = z.object({ at: z.date(), kind: violationKind })

/**
 * The document also holds the ban, the membership and today's quota, so that starting a transaction
 * reads and writes only this document (docs/decisions/0100). Enterprise keys share the document
 * `ent:<accountId>`.
 */
const user = z.object({
  email: z.string().nullable(),
  accountId: z.string(),
  membership: z.enum(['owner', 'worker']),
  role: z.enum(['user', 'admin', 'superadmin']),
  /** The permissions of a superadmin. Absent until some are assigned, which means all. */
  permissions: z.array(permission).optional(),
  language: z.string().nullable(),
  createdAt: z.date(),
  /** Absent until the first `POST /v1/session`, which reports the user as new. */
  firstSessionAt: z.date().optional(),
  ban: ban.nullable(),
  /** How many mails about the user's account were sent on a UTC day; absent before the first. */
  noticed: z.object({ day: z.string(), count: z.number().int().min(0) }).optional(),
  /** How many analyses the user flagged on a UTC day; absent before the first. */
  flagged: z.object({ day: z.string(), count: z.number().int().min(0) }).optional(),
  violations: z.number().int().min(0),
  /** Newest last. Absent before the first, and for violations of version 1.2.0. */
  lastViolations: z.array(violation).optional(),
  quota: z.object({
    /** The UTC day of the counts, as YYYY-MM-DD. Counts of another day do not apply. */
    day: z.string(),
    used: z.number().int().min(0),
    /** How often an operator reset the units on that day. Refunds need the same number. */
    resets: z.number().int().min(0).default(0),
    /** Refunds of today whose reason was the caller's photo (`freeDaily`). */
    uncharged: z.number().int().min(0),
    /** Paid provider calls of today, answered or not; absent before the first. */
    paidCalls: z.number().int().min(0).optional(),
  }),
})
export type User = z.infer<typeof user>

/** Every user since their first call, and the keys of enterprise accounts. */
export const users = defineCollection({
  name: 'users',
  idRule: 'the uid of the identity provider, or ent:<accountId>',
  schema: user,
  owner: 'user',
  expiry: 'kept',
  exporter: { by: 'id', ids: 'uid and key uid' },
  queries: [
    ascending('role', ['role']),
    {
      equal: [],
      optional: ['email', 'role'],
      orderBy: { field: 'createdAt', direction: 'descending' },
    },
  ],
  // biome-ignore format: as a list
  unindexed: [
    'ban', 'noticed', 'permissions', 'quota', 'firstSessionAt', 'flagged', 'lastViolations',
  ],
})

const account = z.object({
  name: z.string(),
  type: z.enum(['personal', 'enterprise']),
  ownerUid: z.string(),
  createdAt: z.date(),
  /** A copy of the owner's ban. With it, one read can reject workers and keys. */
  banned: z.boolean(),
})
export type Account = z.infer<typeof account>

/** The owners of data. Each user has one account. Workers act in another user's account. */
export const accounts = defineCollection({
  name: 'accounts',
  idRule: 'the uid of the account’s user',
  schema: account,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'id', ids: 'uid' },
})

const count = z.number().int().min(0)

/**
 * Operations maintain these counters, so one read returns them for a history of any length. Active
 * keys have no counter, because keys expire without a write. The service counts the account's set
 * of keys.
 */
const stats = z.object({
  totals: z.object({ analyses: count, saved: count, folders: count, devices: count }),
  byOutcome: z.record(z.enum(outcomes), count),
  /** Completed analyses by UTC day (YYYY-MM-DD), for the last 31 days at most. */
  daily: z.record(z.string(), count),
  /** The number of the account's last event; absent before the first. */
  events: count.optional(),
})
export type Stats = z.infer<typeof stats>

/** The counters of an account for `GET /v1/stats`. */
export const accountStats = defineCollection({
  name: 'stats',
  idRule: 'the account id',
  schema: stats,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'id', ids: 'uid' },
  unindexed: ['totals', 'byOutcome', 'daily', 'events'],
})
