import { z } from 'zod'
import {
  analysisInput,
  type Feedback,
  feedback,
  givenAnswer,
  look,
  model,
  servedLanguage,
  usage,
} from '../contract/schemas/analysis.ts'
import { moderationState, outcome, withheldPart } from '../contract/schemas/analysis-values.ts'
import { diagnosis } from '../contract/schemas/diagnosis.ts'
import { progress } from '../contract/schemas/progress.ts'
import { defineCollection } from './collection.ts'
import { ascending } from './query.ts'

/** The feedback of an analysis about which the user gave no details. */
export const noFeedback: Feedback = { wrong: [], text: null, right: null }

/** A completed analysis. The fields for the history's filters come before the model's findings. */
const storedAnalysis = z.object({
  accountId: z.string(),
  uid: z.string(),
  /** The API key that started the analysis; null for a person, absent in older analyses. */
  apiKeyId: z.string().nullable().optional(),
  createdAt: z.date(),
  completedAt: z.date(),
  saved: z.boolean(),
  /** When the analysis expires; null for a saved analysis. */
  expiresAt: z.date().nullable(),
  folderId: z.string().nullable(),
  impression: z.string(),
  /** Version 1.2.0 stored analyses without feedback. */
  feedback: feedback.default(noFeedback),
  /** Whether the feedback names the right answer, for the history's filter. */
  corrected: z.boolean().default(false),
  /** The outcome that callers see: INCONCLUSIVE while a moderator withholds the diagnosis. */
  outcome,
  clientReference: z.string().nullable(),
  /** Version 1.2.0 stored analyses without a plant id. */
  plantId: z.string().nullable().default(null),
  language: servedLanguage,
  storagePath: z.string(),
  /** The thumbhash of the photo in Base64; null in older analyses and for some photos. */
  thumbhash: z.string().nullable().default(null),
  /** What the network said of the photo, for the looks that follow; absent in older analyses. */
  signalsJson: z.string().optional(),
  input: analysisInput,
  diagnosis,
  /** The earlier looks, the latest last, and the answers; empty for a first look. */
  looks: z.array(look).default([]),
  answers: z.array(givenAnswer).default([]),
  /** The comparison with an earlier photo of the plant; null in analyses of version 1.2.0. */
  progress: progress.nullable().default(null),
  model,
  usage,
  moderation: z.object({
    state: moderationState,
    reasons: z.array(z.string()),
    /** What a block withholds; absent if its reasons say so. */
    withholds: withheldPart.optional(),
    /**
     * The number of the latest revision. The number is 1 when the analysis ends. Each moderation
     * decision that changes the visible result adds 1. If the field is absent, the number is 1.
     */
    revision: z.number().int().min(1).optional(),
  }),
  /** Set if a moderator blocked the same photo in another analysis. */
  photoWithheld: z.literal(true).optional(),
})
export type StoredAnalysis = z.infer<typeof storedAnalysis>

/** Completed analyses. The history, polling, events and exports read them. */
export const analyses = defineCollection({
  name: 'analyses',
  idRule: 'the id of its transaction',
  schema: storedAnalysis,
  owner: 'account',
  // The sweeper deletes an expired analysis. A TTL policy would leave the photo and the counts.
  expiry: 'kept',
  exporter: { by: 'fields', fields: ['accountId', 'uid'] },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [
    {
      equal: ['accountId'],
      optional: ['saved', 'folderId', 'plantId', 'outcome', 'impression', 'corrected', 'uid'],
      orderBy: { field: 'createdAt', direction: 'descending' },
    },
    ascending('storagePath', ['storagePath']),
    ascending('storagePath', ['storagePath', 'outcome']),
    ascending('accountId', ['storagePath']),
    ascending('input.imageSha256', ['accountId']),
  ],
  // biome-ignore format: as a list
  unindexed: [
    'apiKeyId', 'createdAt', 'completedAt', 'feedback', 'language', 'input', 'diagnosis',
    'progress', 'model', 'usage', 'moderation', 'thumbhash', 'photoWithheld', 'looks', 'answers',
    'signalsJson',
  ],
})
