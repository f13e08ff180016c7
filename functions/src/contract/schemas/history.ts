import { z } from 'zod'
import { limits } from '../limits.ts'
import { outcome, wrongPart } from './analysis-values.ts'
import { distinct, plantId, resourceId, userId, writtenText } from './common.ts'
import { pageQuery, queryBoolean, queryTime } from './query.ts'

const impression = z.enum(['up', 'down', ''])

export const historyQuery = pageQuery.extend({
  saved: queryBoolean.describe('Lists only saved, or only temporary analyses.').optional(),
  folderId: resourceId.describe('Lists the analyses of this folder only.').optional(),
  plantId: plantId.describe('Lists the analyses of this plant only.').optional(),
  madeBy: userId
    .describe('Lists analyses of this user only; for API keys, pass `ent:` and the account.')
    .optional(),
  outcome: outcome.describe('Lists analyses with this outcome only.').optional(),
  impression: z
    .string()
    .max(limits.history.impressionCharactersMax)
    .describe('Lists analyses with this rating only.')
    .optional(),
  createdAfter: queryTime
    .describe('Lists analyses that were started later: a time, in UTC without offset, or a date.')
    .optional(),
  createdBefore: queryTime
    .describe('Lists analyses that were started earlier: a time, in UTC without offset, or a date.')
    .optional(),
})

/** Version 0 accepts any text as a rating, but accepts no other feedback. */
export const anyRateBody = z.object({
  impression: z
    .string()
    .max(limits.history.impressionCharactersMax)
    .describe('The rating; empty clears it.'),
})

export const feedbackFields = {
  wrong: distinct(wrongPart, 0, wrongPart.options.length)
    .describe('What was wrong: the plant, the problem, or the place marked on the photo.')
    .optional(),
  text: writtenText(limits.history.feedbackCharactersMax)
    .describe('An explanation in their own words, without markup.')
    .optional(),
}
/** The feedback of the current routes. A rating clears every field that the caller leaves out. */
export const rateBody = z.object({
  impression: impression.describe('The rating; empty clears it.'),
  ...feedbackFields,
})
