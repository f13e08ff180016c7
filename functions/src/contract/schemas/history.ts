import { z } from 'zod'
import { limits } from '../limits.ts'
import { outcome } from './analysis-values.ts'
import { plantId, resourceId } from './common.ts'
import { pageQuery, queryBoolean, queryTime } from './query.ts'

const impression = z.enum(['up', 'down', ''])

/** The filters of the history. */
export const historyQuery = pageQuery.extend({
  saved: queryBoolean.describe('Lists only saved, or only temporary analyses.').optional(),
  folderId: resourceId.describe('Lists the analyses of this folder only.').optional(),
  plantId: plantId.describe('Lists the analyses of this plant only.').optional(),
  outcome: outcome.describe('Lists analyses with this outcome only.').optional(),
  impression: z
    .string()
    .max(limits.history.impressionCharactersMax)
    .describe('Lists analyses with this rating only.')
    .optional(),
  createdAfter: queryTime.describe('Lists analyses that were started later.').optional(),
  createdBefore: queryTime.describe('Lists analyses that were started earlier.').optional(),
})

/** What version 0 takes; the current routes narrow it (`rateBody`). */
export const anyRateBody = z.object({
  impression: z
    .string()
    .max(limits.history.impressionCharactersMax)
    .describe('The rating; empty clears it.'),
})
/** The rating of the current routes: up, down or none. */
export const rateBody = z.object({
  impression: impression.describe('The rating; empty clears it.'),
})

/** The rating of an analysis. */
export const rating = z.object({
  id: z.string().describe('The id of the analysis.'),
  impression: z.string().describe('The rating; empty where there is none.'),
})
