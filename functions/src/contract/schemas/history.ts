import { z } from 'zod'
import { limits } from '../limits.ts'
import { wrongPart } from './analysis-values.ts'
import { distinct, inOneLine, resourceId, writtenText } from './common.ts'

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
  right: z
    .object({
      health: z
        .enum(['HEALTHY', 'UNHEALTHY'])
        .describe('Whether the plant was healthy.')
        .optional(),
      conditionId: resourceId.describe('What it was: the id of a condition.').optional(),
      species: inOneLine(z.string().trim().min(1).max(limits.analysis.speciesCharactersMax))
        .describe('Which plant it was: its scientific or common name.')
        .optional(),
    })
    .describe('The right answer, as far as the caller knows it.')
    .optional(),
}
/** The feedback of the current routes. A rating clears every field that the caller leaves out. */
export const rateBody = z.object({
  impression: impression.describe('The rating; empty clears it.'),
  ...feedbackFields,
})
