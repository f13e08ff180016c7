import { z } from 'zod'
import {
  analysisInput,
  type Feedback,
  feedback,
  model,
  servedLanguage,
  usage,
} from '../contract/schemas/analysis.ts'
import { moderationState, outcome } from '../contract/schemas/analysis-values.ts'
import { diagnosis } from '../contract/schemas/diagnosis.ts'
import { progress } from '../contract/schemas/progress.ts'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'

/** Of an analysis that was rated by its impression alone, or not at all. */
export const noFeedback: Feedback = { wrong: [], text: null }

/** A completed analysis: the fields that history filters by, then what the model found. */
const storedAnalysis = z.object({
  accountId: z.string(),
  uid: z.string(),
  /** As in its transaction; absent in older documents. */
  apiKeyId: z.string().nullable().optional(),
  createdAt: z.date(),
  completedAt: z.date(),
  saved: z.boolean(),
  /** null once saved. */
  expiresAt: z.date().nullable(),
  folderId: z.string().nullable(),
  impression: z.string(),
  /** Analyses of version 1.2.0 have none. */
  feedback: feedback.default(noFeedback),
  /** What callers see: INCONCLUSIVE while a moderator withholds the diagnosis. */
  outcome,
  clientReference: z.string().nullable(),
  /** Analyses of version 1.2.0 name no plant. */
  plantId: z.string().nullable().default(null),
  language: servedLanguage,
  storagePath: z.string(),
  /** In base64; null where the photo has no thumbnail, which older ones have not. */
  thumbhash: z.string().nullable().default(null),
  input: analysisInput,
  diagnosis,
  /** Analyses of version 1.2.0 were compared with nothing. */
  progress: progress.nullable().default(null),
  model,
  usage,
  moderation: z.object({
    state: moderationState,
    reasons: z.array(z.string()),
    /**
     * The revision that events told last: 1 at the end of the analysis, one more with each decision
     * that changed what it shows. Absent is 1.
     */
    revision: z.number().int().min(1).optional(),
  }),
})
export type StoredAnalysis = z.infer<typeof storedAnalysis>

/** Completed analyses, as history, polls, events and exports show them. */
export const analyses: Collection<StoredAnalysis> = {
  name: 'analyses',
  idRule: 'the id of its transaction',
  schema: storedAnalysis,
  owner: 'account',
  directRead: 'nobody',
  // The sweeper deletes it with its transaction: a TTL policy would leave the photo and the counts.
  expiry: 'kept',
  exporter: { by: 'fields', fields: ['accountId', 'uid'] },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [
    {
      equal: ['accountId'],
      optional: ['saved', 'folderId', 'plantId', 'outcome', 'impression', 'uid'],
      orderBy: { field: 'createdAt', direction: 'descending' },
    },
    { equal: ['storagePath'], orderBy: { field: 'storagePath', direction: 'ascending' } },
    byField('accountId'),
    byField('uid'),
  ],
  unindexed: [
    'apiKeyId',
    'createdAt',
    'completedAt',
    'feedback',
    'language',
    'input',
    'diagnosis',
    'progress',
    'model',
    'usage',
    'moderation',
    'thumbhash',
  ],
}
