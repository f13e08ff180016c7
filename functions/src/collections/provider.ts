import { z } from 'zod'
import { defineCollection } from './collection.ts'
import { ascending } from './query.ts'

/** An event from the generative-AI provider, stored so that the service handles it only once. */
const providerEvent = z.object({
  type: z.string(),
  /** The provider's name for the job. */
  operationId: z.string(),
  receivedAt: z.date(),
  status: z.enum(['RECEIVED', 'HANDLED', 'IGNORED']),
  /** When the sweeper handles the event; null once the event is handled. */
  sweepAt: z.date().nullable(),
  expiresAt: z.date(),
})
export type ProviderEvent = z.infer<typeof providerEvent>

/** Events that the service received from the generative-AI provider. */
export const providerEvents = defineCollection({
  name: 'providerEvents',
  idRule: 'pev_ + hash of the id that the signature covers',
  schema: providerEvent,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'names a job of the provider and no person' },
  eraser: { by: 'none', reason: 'names a job of the provider and no person, and expires' },
  queries: [ascending('sweepAt')],
  unindexed: ['receivedAt'],
})

/** A provider job. The id of the document contains a hash of the provider's operation id. */
const providerJob = z.object({
  transactionId: z.string(),
  accountId: z.string().optional(),
  operationId: z.string(),
  /** The transaction's attempt that the job serves. Events of earlier attempts have no effect. */
  attempt: z.number().int().min(1),
  holder: z.string(),
  photo: z.object({
    widthPx: z.number().int(),
    heightPx: z.number().int(),
    bytes: z.number().int(),
    sha256: z.string(),
    thumbhash: z.string().nullable().default(null),
    signalsJson: z.string().optional(),
  }),
  /** The measurements of the photo as JSON, because Firestore has no nested lists. */
  measurementsJson: z.string().optional(),
  /** When the sweeper checks whether the job can be deleted at the provider. */
  sweepAt: z.date().optional(),
  /** When the job's result stopped being needed; null while an attempt waits for the result. */
  overSince: z.date().nullable().optional(),
  /** The provider deletes the job by itself before this time. */
  expiresAt: z.date(),
})
export type ProviderJob = z.infer<typeof providerJob>

/** Background jobs at the provider. A job's record stays until the provider deletes the job. */
export const providerJobs = defineCollection({
  name: 'providerJobs',
  idRule: 'job_ + hash of the provider operation',
  schema: providerJob,
  owner: 'account',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'names a job of the provider; its transaction is exported' },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [ascending('sweepAt')],
  unindexed: ['measurementsJson', 'photo', 'overSince'],
})

const providerCallCount = z.object({
  /** The number of calls that instances reserved from the daily limit, including unused calls. */
  calls: z.number().int().min(0),
  expiresAt: z.date(),
})

/** How many paid calls to the generative provider the deployment has reserved per UTC day. */
export const providerCallCounts = defineCollection({
  name: 'providerCallCounts',
  idRule: 'the UTC day, as YYYY-MM-DD',
  schema: providerCallCount,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'contains no personal data' },
  unindexed: ['calls'],
})

/** Refers to the analysis that contains a stored result of the generative model. */
const cachedAnswer = z.object({ analysisId: z.string(), expiresAt: z.date() })
export type CachedAnswer = z.infer<typeof cachedAnswer>

/** Results of the generative model. A result is reused for the same photo on the same day. */
export const cachedAnswers = defineCollection({
  name: 'cachedAnswers',
  idRule: 'ans_ + hash of account, photo, hints, language and version of the model',
  schema: cachedAnswer,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'names an analysis, which is exported itself' },
  eraser: { by: 'none', reason: 'useless without the analysis: a hash and an id' },
})
