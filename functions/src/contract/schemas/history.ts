import { z } from 'zod'
import { limits } from '../limits.ts'
import { wrongPart } from './analysis-values.ts'
import { distinct, writtenText } from './common.ts'

const impression = z.enum(['up', 'down', ''])

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
