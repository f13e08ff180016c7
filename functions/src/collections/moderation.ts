import { z } from 'zod'
import { flaggedBy, flagReason } from '../contract/schemas/analysis-values.ts'
import { defineCollection } from './collection.ts'
import { ascending } from './query.ts'

const itemFlag = z.object({ id: z.string(), by: flaggedBy, reason: flagReason, at: z.date() })

/** An analysis that waits, or waited, for a moderator. Its decision may count as a violation. */
const moderationItem = z.object({
  accountId: z.string(),
  uid: z.string(),
  status: z.enum(['PENDING', 'APPROVED', 'BLOCKED']),
  /** FLAGGED is shown while it waits, BLOCKED is not. */
  state: z.enum(['FLAGGED', 'BLOCKED']),
  /** The provider's reasons, or why the same photo was blocked before. */
  reasons: z.array(z.string()),
  /** Flags by people; none in items of version 1.2.0. Their text is in `flags`. */
  flags: z.array(itemFlag).default([]),
  /** The photo, which is kept while the item waits, even if its analysis was deleted. */
  storagePath: z.string(),
  createdAt: z.date(),
  decidedAt: z.date().nullable(),
  /** Null while it waits. */
  expiresAt: z.date().nullable(),
})
export type ModerationItem = z.infer<typeof moderationItem>

/** The moderation queue and its decisions. */
export const moderationItems = defineCollection({
  name: 'moderation',
  idRule: 'the id of the analysis',
  schema: moderationItem,
  owner: 'account',
  expiry: 'expiresAt',
  exporter: { by: 'fields', fields: ['accountId', 'uid'] },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [
    ascending('createdAt', ['status']),
    ascending('storagePath', ['storagePath', 'status']),
  ],
  unindexed: ['createdAt', 'decidedAt', 'flags', 'reasons'],
})

const flag = z.object({
  /** The account of the analysis. */
  accountId: z.string(),
  /** The sender of the flag: a member of that account, its keys, or a moderator. */
  uid: z.string(),
  analysisId: z.string(),
  by: flaggedBy,
  reason: flagReason,
  text: z.string().nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
})
export type Flag = z.infer<typeof flag>

/** Flags for the moderators. Each is exported and erased with its sender's data. */
export const flags = defineCollection({
  name: 'flags',
  idRule: 'hash of analysis and sender, so that flagging again replaces the flag',
  schema: flag,
  owner: 'account',
  expiry: 'expiresAt',
  // Not the account: its owner must not learn which worker flagged what.
  exporter: { by: 'fields', fields: ['uid'] },
  eraser: { by: 'fields', fields: ['accountId', 'uid'] },
  unindexed: ['analysisId', 'by', 'reason', 'text', 'createdAt'],
})
