import { z } from 'zod'
import { flaggedBy, flagReason } from '../contract/schemas/analysis-values.ts'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'
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
export const moderationItems: Collection<ModerationItem> = {
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
    byField('accountId'),
    byField('uid'),
  ],
  unindexed: ['createdAt', 'decidedAt', 'flags', 'reasons'],
}
