import { z } from 'zod'
import type { Collection } from './collection.ts'

/** The analysis that contains a model's expensive answer. */
const cachedAnswer = z.object({
  analysisId: z.string(),
  expiresAt: z.date(),
})
export type CachedAnswer = z.infer<typeof cachedAnswer>

/** Results of the generative model, used again for the same photo on the same day. */
export const cachedAnswers: Collection<CachedAnswer> = {
  name: 'cachedAnswers',
  idRule: 'ans_ + hash of account, photo, hints, language and version of the model',
  schema: cachedAnswer,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'names an analysis, which is exported itself' },
  eraser: {
    by: 'none',
    reason: 'useless without the analysis: a hash and an id',
  },
  queries: [],
  unindexed: [],
}
