import { z } from 'zod'
import type { Collection } from './collection.ts'

/** The analysis that holds a model's dear answer, found by all that the model was asked. */
const reusableAnswer = z.object({
  analysisId: z.string(),
  expiresAt: z.date(),
})
export type ReusableAnswer = z.infer<typeof reusableAnswer>

export const reusableAnswers: Collection<ReusableAnswer> = {
  name: 'reusableAnswers',
  idRule: 'ans_ + hash of account, photo, hints, language and version of the model',
  schema: reusableAnswer,
  owner: 'service',
  directRead: 'nobody',
  expiry: 'expiresAt',
  exporter: { by: 'nothing', reason: 'names an analysis, which is exported itself' },
  eraser: {
    by: 'nothing',
    reason: 'a hash and a name that lead nowhere once the analysis is gone',
  },
  queries: [],
  unindexed: [],
}
