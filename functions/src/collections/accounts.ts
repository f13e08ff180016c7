import { z } from 'zod'
import { permission, violationKind } from '../contract/schemas/admin.ts'
import { outcomes } from '../contract/schemas/analysis-values.ts'
import { defineCollection } from './collection.ts'
import { ascending } from './query.ts'

const ban = z.object({ at: z.date(), permanent: z.boolean(), reason: z.string() })

const violation = z.object({ at: z.date(), kind: violationKind })

/**
 * A user's record, with the ban, the membership and today's quota. The start of an analysis reads
 * and writes no other document of the user (docs/decisions/0100). All API keys of an enterprise
 * account share the document `ent:<accountId>`.
 */
const user = z.object({
  email: z.string().nullable(),
  /** Whether the identity provider had verified `email`. Version 1.2.0 did not store this. */
  emailVerified: z.boolean().optional(),
  accountId: z.string(),
  membership: z.enum(['owner', 'worker']),
  role: z.enum(['user', 'admin', 'superadmin']),
  /** The permissions of a superadmin. If the field is absent, a superadmin has all permissions. */
  permissions: z.array(permission).optional(),
  language: z.string().nullable(),
  createdAt: z.date(),
  /** When the user first called `POST /v1/session`; absent before that call. */
  firstSessionAt: z.date().optional(),
  ban: ban.nullable(),
  /** The Storage rules refuse uploads until then; absent before the first upload beyond a day's. */
  uploadsClosedUntil: z.date().optional(),
  /** The number of mails about the user's account on a UTC day; absent before the first mail. */
  noticed: z.object({ day: z.string(), count: z.number().int().min(0) }).optional(),
  /** The number of analyses that the user flagged on a UTC day; absent before the first flag. */
  flagged: z.object({ day: z.string(), count: z.number().int().min(0) }).optional(),
  violations: z.number().int().min(0),
  /** The latest violations with their dates, newest last. Version 1.2.0 stored no dates. */
  lastViolations: z.array(violation).optional(),
  quota: z.object({
    /** The UTC day (YYYY-MM-DD) of the counts. On a later day, the counts start at 0. */
    day: z.string(),
    used: z.number().int().min(0),
    /** How often operators reset the quota today. Charges from before a reset are not refunded. */
    resets: z.number().int().min(0).default(0),
    /** The number of today's free answers without a diagnosis (`freeDaily` limits them). */
    uncharged: z.number().int().min(0),
    /** The number of today's calls to a paid provider, including calls that failed. */
    paidCalls: z.number().int().min(0).optional(),
  }),
})
export type User = z.infer<typeof user>

/** Users, from their first call on, and one document for the API keys of each enterprise. */
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
    'ban', 'emailVerified', 'noticed', 'permissions', 'quota', 'firstSessionAt', 'flagged',
    'lastViolations', 'uploadsClosedUntil',
  ],
})

const account = z.object({
  name: z.string(),
  type: z.enum(['personal', 'enterprise']),
  ownerUid: z.string(),
  createdAt: z.date(),
  /** Whether the owner is banned: a copy that the service checks for workers and API keys. */
  banned: z.boolean(),
})
export type Account = z.infer<typeof account>

/** Accounts own the data. Every user has one account. A worker acts in another user's account. */
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
 * The counters of an account. Operations update the counters, so one read returns them even for a
 * long history. Active API keys have no counter, because a key expires without a write; the service
 * counts the entries in `apiKeySets` instead.
 */
const stats = z.object({
  totals: z.object({ analyses: count, saved: count, folders: count, devices: count }),
  byOutcome: z.record(z.enum(outcomes), count),
  /** The number of completed analyses per UTC day (YYYY-MM-DD), for at most the last 31 days. */
  daily: z.record(z.string(), count),
  /** The same of each API key: the count by key id and UTC day. Absent before the first. */
  byKey: z.record(z.string(), z.record(z.string(), count)).optional(),
  /** The sequence number of the account's last event; absent before the first event. */
  events: count.optional(),
  /** When a photo of the account was last withheld (docs/decisions/0132); absent before. */
  withheldAt: z.date().optional(),
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
  unindexed: ['totals', 'byOutcome', 'daily', 'byKey', 'events', 'withheldAt'],
})
