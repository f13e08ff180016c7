import { z } from 'zod'
import { flaggedBy, flagReason } from '../contract/schemas/analysis-values.ts'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'

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
export const flags: Collection<Flag> = {
  name: 'flags',
  idRule: 'hash of analysis and sender, so that flagging again replaces the flag',
  schema: flag,
  owner: 'account',
  expiry: 'expiresAt',
  // Not the account: its owner must not learn which worker flagged what.
  exporter: { by: 'fields', fields: ['uid'] },
  eraser: { by: 'fields', fields: ['accountId', 'uid'] },
  queries: [byField('accountId'), byField('uid')],
  unindexed: ['analysisId', 'by', 'reason', 'text', 'createdAt'],
}
