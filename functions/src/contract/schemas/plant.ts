import { z } from 'zod'
import { fraction } from './measurements.ts'

/** The possible species of the plant, from the photo or from the hints. */
export const plant = z.object({
  candidates: z
    .array(
      z.object({
        scientificName: z.string().describe('The Latin name.'),
        commonName: z.string().describe('The name in the language served.'),
        family: z.string().describe('The botanical family, in Latin.'),
        confidence: fraction.describe('From 0 to 1.'),
        familiarity: fraction
          .nullable()
          .describe(
            'How much the photo resembles the training photos of the model, from 0 to 1; null for a ' +
              'hint, and for a model that cannot tell.',
          )
          .default(null),
        source: z
          .enum(['PHOTO', 'HINT'])
          .describe('PHOTO if a model saw it, HINT if the caller said so.')
          .default('PHOTO'),
      }),
    )
    .describe('The possible species, the most likely first.'),
})
