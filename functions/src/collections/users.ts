import { z } from 'zod'
import { permission, violationKind } from '../contract/schemas/admin.ts'
import type { Collection } from './collection.ts'

const ban = z.object({ at: z.date(), permanent: z.boolean(), reason: z.string() })

const violation = z.object({ at: z.date(), kind: violationKind })

/**
 * Ban, membership and today's quota stand in one document, so that the claim of a transaction reads
 * and writes it once (docs/decisions/0100). Enterprise keys share the document `ent:<accountId>`.
 */
const user = z.object({
  email: z.string().nullable(),
  accountId: z.string(),
  membership: z.enum(['owner', 'worker']),
  role: z.enum(['user', 'admin', 'superadmin']),
  /** The permissions assigned to a superadmin; absent, which means all, where none ever were. */
  permissions: z.array(permission).optional(),
  language: z.string().nullable(),
  createdAt: z.date(),
  /** Absent until `POST /v1/session` was called, which says once that the user is new. */
  firstSessionAt: z.date().optional(),
  ban: ban.nullable(),
  /** Mails of a UTC day that tell of what was done in their name; absent before the first. */
  noticed: z.object({ day: z.string(), count: z.number().int().min(0) }).optional(),
  /** Analyses flagged on a UTC day; absent before the first. */
  flagged: z.object({ day: z.string(), count: z.number().int().min(0) }).optional(),
  violations: z.number().int().min(0),
  /** The newest last; absent before the first, and of those that version 1.2.0 counted. */
  lastViolations: z.array(violation).optional(),
  quota: z.object({
    /** The UTC day that the counts are of, as YYYY-MM-DD; another day means none used. */
    day: z.string(),
    used: z.number().int().min(0),
    /** How often an operator reset that day's units: a refund goes only to the count it is from. */
    resets: z.number().int().min(0).default(0),
    /** Units given back today although the caller's photo was the reason (`freeDaily`). */
    uncharged: z.number().int().min(0),
    /** Paid calls of a provider today, answered or not; absent before the first. */
    paidCalls: z.number().int().min(0).optional(),
  }),
})
export type User = z.infer<typeof user>

/** Everybody who called once, and the keys of enterprise accounts. */
export const users: Collection<User> = {
  name: 'users',
  idRule: 'the uid of the identity provider, or ent:<accountId>',
  schema: user,
  owner: 'user',
  directRead: 'nobody',
  expiry: 'kept',
  exporter: { by: 'id', ids: 'uid and key uid' },
  eraser: { by: 'id', ids: 'uid and key uid' },
  queries: [
    { equal: ['role'], orderBy: { field: 'role', direction: 'ascending' } },
    {
      equal: [],
      optional: ['email', 'role'],
      orderBy: { field: 'createdAt', direction: 'descending' },
    },
  ],
  unindexed: [
    'ban',
    'noticed',
    'permissions',
    'quota',
    'firstSessionAt',
    'flagged',
    'lastViolations',
  ],
}
