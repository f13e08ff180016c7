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
import { defineCollection } from './collection.ts'
import { ascending } from './query.ts'

/** The feedback of an analysis. It may have a rating without details, or no rating. */
export const noFeedback: Feedback = { wrong: [], text: null }

/** A completed analysis: the fields that filter the history, then the model's findings. */
const storedAnalysis = z.object({
  accountId: z.string(),
  uid: z.string(),
  /** The value of its transaction; absent in older documents. */
  apiKeyId: z.string().nullable().optional(),
  createdAt: z.date(),
  completedAt: z.date(),
  saved: z.boolean(),
  /** null for a saved analysis. */
  expiresAt: z.date().nullable(),
  folderId: z.string().nullable(),
  impression: z.string(),
  /** Analyses of version 1.2.0 lack it. */
  feedback: feedback.default(noFeedback),
  /** The outcome shown to callers: INCONCLUSIVE while a moderator withholds the diagnosis. */
  outcome,
  clientReference: z.string().nullable(),
  /** Analyses of version 1.2.0 lack it. */
  plantId: z.string().nullable().default(null),
  language: servedLanguage,
  storagePath: z.string(),
  /** Base64; null if the photo has no thumbnail, as in older analyses. */
  thumbhash: z.string().nullable().default(null),
  input: analysisInput,
  diagnosis,
  /** Analyses of version 1.2.0 have no comparison. */
  progress: progress.nullable().default(null),
  model,
  usage,
  moderation: z.object({
    state: moderationState,
    reasons: z.array(z.string()),
    /**
     * The latest revision with an event: 1 at the end of the analysis, plus one for each decision
     * that changes what the analysis shows. Absent means 1.
     */
    revision: z.number().int().min(1).optional(),
  }),
})
export type StoredAnalysis = z.infer<typeof storedAnalysis>

/** Completed analyses, the source of history, polls, events and exports. */
export const analyses = defineCollection({
  name: 'analyses',
  idRule: 'the id of its transaction',
  schema: storedAnalysis,
  owner: 'account',
  // The sweeper deletes it with its transaction. A TTL policy would leave the photo and the counts.
  expiry: 'kept',
  exporter: { by: 'fields', fields: ['accountId', 'uid'] },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [
    {
      equal: ['accountId'],
      optional: ['saved', 'folderId', 'plantId', 'outcome', 'impression', 'uid'],
      orderBy: { field: 'createdAt', direction: 'descending' },
    },
    ascending('storagePath', ['storagePath']),
  ],
  // biome-ignore format: as a list
  unindexed: [
    'apiKeyId', 'createdAt', 'completedAt', 'feedback', 'language', 'input', 'diagnosis',
    'progress', 'model', 'usage', 'moderation', 'thumbhash',
  ],
})
