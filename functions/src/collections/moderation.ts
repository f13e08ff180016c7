import { z } from 'zod'
import { flaggedBy, flagReason, withheldPart } from '../contract/schemas/analysis-values.ts'
import { defineCollection } from './collection.ts'
import { ascending } from './query.ts'

const itemFlag = z.object({ id: z.string(), by: flaggedBy, reason: flagReason, at: z.date() })

export const copySource = z.enum(['PATH', 'TRANSACTIONS', 'UPLOADS', 'ANALYSES'])

/** Where the sweeper continues to hide the copies of a blocked photo. */
const copiesLeft = z.object({
  /** Stands for the account and the bytes of the photo; null if they are not known. */
  bytesId: z.string().nullable(),
  /** Copies have the photo's own path, then paths of the same bytes, then of the same pixels. */
  source: copySource,
  /** The last document of the previous page of `source`. */
  afterId: z.string().nullable(),
  /** The last analysis of the current page of `source`. */
  afterAnalysisId: z.string().nullable(),
})
export type CopiesLeft = z.infer<typeof copiesLeft>

/** An analysis that needs or needed a moderation decision. A block can count as a violation. */
const moderationItem = z.object({
  accountId: z.string(),
  uid: z.string(),
  status: z.enum(['PENDING', 'APPROVED', 'BLOCKED']),
  /** Before the decision, callers see a FLAGGED analysis but not a BLOCKED analysis. */
  state: z.enum(['FLAGGED', 'BLOCKED']),
  /** The provider's reasons, or the reasons why the same photo was blocked before. */
  reasons: z.array(z.string()),
  /** What the block withholds; absent if its reasons say so. */
  withholds: withheldPart.optional(),
  /** Flags by people. The collection `flags` has the flags' texts. Version 1.2.0 had no flags. */
  flags: z.array(itemFlag).default([]),
  /** The path of the photo. The photo stays until the decision, even if the analysis is deleted. */
  storagePath: z.string(),
  /** The hash of the stored photo; absent in older documents. */
  imageSha256: z.string().optional(),
  createdAt: z.date(),
  decidedAt: z.date().nullable(),
  /** When the item expires; null before the decision. */
  expiresAt: z.date().nullable(),
  copiesLeft: copiesLeft.optional(),
  /** When the sweeper hides `copiesLeft`; absent if no copies are left. */
  hideCopiesAt: z.date().optional(),
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
    ascending('hideCopiesAt'),
  ],
  unindexed: [
    'copiesLeft',
    'createdAt',
    'decidedAt',
    'flags',
    'imageSha256',
    'reasons',
    'withholds',
  ],
})

const withheldPhoto = z.object({
  accountId: z.string(),
  /** The analysis whose block withholds the photo. */
  analysisId: z.string(),
  reasons: z.array(z.string()),
  createdAt: z.date(),
})
export type WithheldPhoto = z.infer<typeof withheldPhoto>

/** Photos that no analysis may use: known by path, by the sent bytes and by the stored bytes. */
export const withheldPhotos = defineCollection({
  name: 'withheldPhotos',
  idRule: 'wph_ + hash of the path, or of the account and the hash of the bytes',
  schema: withheldPhoto,
  owner: 'account',
  // A block of the bytes lasts as long as the account.
  expiry: 'kept',
  exporter: { by: 'none', reason: 'has only hashes; the manifest lists the withheld photos' },
  eraser: { by: 'fields', fields: ['accountId'] },
  unindexed: ['analysisId', 'reasons', 'createdAt'],
})

const flag = z.object({
  /** The account that owns the flagged analysis. */
  accountId: z.string(),
  /** The sender of the flag: a member of the account, its API keys, or a moderator. */
  uid: z.string(),
  analysisId: z.string(),
  by: flaggedBy,
  reason: flagReason,
  text: z.string().nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
})
export type Flag = z.infer<typeof flag>

/** Flags for the moderators. A flag belongs to its sender's export, not to the account's export. */
export const flags = defineCollection({
  name: 'flags',
  idRule: 'hash of analysis and sender, so that flagging again replaces the flag',
  schema: flag,
  owner: 'account',
  expiry: 'expiresAt',
  // Not by account, because the account's owner must not learn which worker flagged an analysis.
  exporter: { by: 'fields', fields: ['uid'], ids: 'uid and key uid' },
  eraser: { by: 'fields', fields: ['accountId', 'uid'] },
  unindexed: ['analysisId', 'by', 'reason', 'text', 'createdAt'],
})
