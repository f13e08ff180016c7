import { z } from 'zod'
import { fraction } from './measurements.ts'

/** A plant that the caller may mean. */
const option = z.object({
  scientificName: z.string().describe('The Latin name.'),
  commonName: z.string().describe('The name in the language served.'),
})

/** What the catalogue knows of the plant that the caller named in the hint `species`. */
const named = z.object({
  text: z.string().describe("The caller's words."),
  level: z
    .enum(['SPECIES', 'GENUS', 'FAMILY', 'SEVERAL', 'UNKNOWN'])
    .describe(
      'How exactly the catalogue knows it. SEVERAL means that the name fits several plants.',
    ),
  scientificName: z.string().nullable().describe('The Latin name; null for SEVERAL and UNKNOWN.'),
  options: z.array(option).describe('The plants that the name fits; empty unless SEVERAL.'),
  photoAgrees: z
    .boolean()
    .nullable()
    .describe('Whether the photo resembles this plant; null if the model is not sure.'),
  sentence: z.string().describe('What this means for the advice, localised.'),
})

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
  named: named
    .nullable()
    .describe('The plant that the caller named; null if they named none.')
    .default(null),
})
