import { z } from 'zod'
import { named } from '../names.ts'
import {
  category,
  controlNeeded,
  harvestEdible,
  outlook,
  plantPart,
  severity,
  spreads,
} from './analysis-values.ts'
import { nullableText } from './common.ts'
import { fraction, region } from './measurements.ts'

/** A coarse outline is enough, because the network's map of signs has only 20 by 20 cells. */
const outlinePointsMax = 16

const likelihood = z.enum(['POSSIBLE', 'LIKELY', 'VERY_LIKELY'])

/** docs/decisions/0309 defines `rightOf100`. Analyses stored before version 1.3 lack the field. */
export const rightOf100 = z
  .number()
  .int()
  .min(0)
  .max(100)
  .nullable()
  .describe(
    'How many of 100 such answers of this model were right, measured on photos of sources that it ' +
      'did not learn from; null if that was not measured.',
  )
  .default(null)

/** A fact about a condition, as a value and in words; null for the condition `other`. */
const told = <T extends z.ZodType>(value: T) =>
  z
    .object({
      value: value.describe('The fact.'),
      text: z.string().describe('The same value in words, localised.'),
    })
    .nullable()
    // Analyses stored before version 1.3 lack this field.
    .default(null)

export const reference = z.object({
  title: z.string().describe('The title, as it was published.'),
  publisher: z.string().describe('Who published it.'),
  url: nullableText.describe('Its address; null if only the title is known.'),
})

export const issue = named(
  'Issue',
  z.object({
    conditionId: z.string().describe('The id of the condition, never localised.'),
    category: category.describe('What kind of condition it is.'),
    name: z.string().describe('The name of the condition, localised.'),
    scientificName: nullableText.describe(
      'The Latin name of the pathogen or pest; null if there is none.',
    ),
    confidence: fraction.describe('From 0 to 1.'),
    likelihood: likelihood.describe('POSSIBLE below 0.4, VERY_LIKELY above 0.8, otherwise LIKELY.'),
    rightOf100,
    severity: severity.describe('How bad it is for the plant.'),
    reportable: z
      .boolean()
      .describe('True if the law where the plant grows requires reporting a suspicion.')
      .default(false),
    onlyIf: nullableText
      .describe(
        'The plants that this applies to, localised; null if the plant is known to be one of them.',
      )
      .default(null),
    season: nullableText
      .describe('When to expect it, localised; null if that does not matter.')
      .default(null),
    affectedParts: z.array(plantPart).describe('The parts of the plant that show it.'),
    symptoms: z.array(z.string()).describe('What can be seen, localised.'),
    evidence: z
      .array(
        z.object({
          source: z
            .enum(['PHOTO', 'HINT'])
            .describe('PHOTO if the photo shows it, HINT if the caller said so.'),
          text: z.string().describe('The evidence for the condition, localised.'),
          region: region
            .nullable()
            .describe(
              'Its place on the photo, as fractions from the top left; null if it is not one place.',
            ),
          facts: z
            .array(
              z.object({
                key: z.string().describe('What the sentence says.'),
                amount: z
                  .number()
                  .nullable()
                  .describe('Its number: a count, or a share from 0 to 1; null if it has none.'),
              }),
            )
            .describe('The sentences as data; empty for those of a generative model.')
            .default([]),
          outline: z
            .array(z.array(fraction).length(2))
            .max(outlinePointsMax)
            .describe(
              'A coarse polygon of [x, y] points within `region`, as fractions of the photo; empty if ' +
                'only the box is known.',
            )
            .default([]),
        }),
      )
      .describe('The evidence for this condition.'),
    howToConfirm: z
      .array(z.string())
      .describe('What to check to be sure, localised: `onlyIf`, then the check that decides.'),
    lookAlikes: z
      .array(
        z.object({
          conditionId: z.string().describe('The id of the other condition.'),
          name: z.string().describe('Its name, localised.'),
          difference: z.string().describe('How to tell the two apart, localised.'),
        }),
      )
      .describe('Conditions that look the same, and how to tell them apart.'),
    avoid: nullableText
      .describe('What would do harm, localised; null if nothing is known.')
      .default(null),
    spreads: told(spreads).describe(
      'Whether and how it spreads to other plants; null for `other`.',
    ),
    harvestEdible: told(harvestEdible).describe(
      'Whether the harvest of a food plant can be eaten; null for `other`.',
    ),
    controlNeeded: told(controlNeeded).describe('Whether the grower must act; null for `other`.'),
    outlook: told(outlook).describe('How the plant is likely to develop; null for `other`.'),
    references: z
      .array(reference)
      .describe('Sources for further reading; empty for `other`.')
      .default([]),
  }),
)
