import { z } from 'zod'
import { named } from '../names.ts'
import { lightLevel, poisonousPart, restKind, toxicityGrade } from './analysis-values.ts'

const rangeIn = (unit: 'days' | 'degrees Celsius' | 'percent') =>
  z.object({
    min: z.number().describe(`The lower end in ${unit}, included.`),
    max: z.number().describe(`The upper end in ${unit}, included.`),
  })
const toxicityLevel = z.enum(['TOXIC', 'NON_TOXIC', 'UNKNOWN'])

const grade = toxicityGrade.nullable()

const watering = z.object({
  intervalDays: rangeIn('days')
    .nullable()
    .describe('Days between waterings while it grows; null where nobody can know them.'),
  restIntervalDays: rangeIn('days')
    .nullable()
    .default(null)
    .describe('Days between waterings while it rests; null where it does not, or by feel.'),
  rest: restKind.nullable().default(null).describe('Its kind of rest; null where not known.'),
  restMonths: z
    .array(z.number().int().min(1).max(12))
    .nullable()
    .default(null)
    .describe('The months of its rest, 1 to 12; null where they are not known.'),
  text: z.string().describe('How to water, localised.'),
})

const toxicity = z.object({
  humans: toxicityLevel.describe('When eaten by people.'),
  cats: toxicityLevel.describe('When eaten by cats.'),
  dogs: toxicityLevel.describe('When eaten by dogs.'),
  grades: z
    .object({
      humans: grade.describe('Of people; null where not poisonous, or not known.'),
      cats: grade.describe('Of cats; null where not poisonous, or not known.'),
      dogs: grade.describe('Of dogs; null where not poisonous, or not known.'),
    })
    .default({ humans: null, cats: null, dogs: null })
    .describe('How badly it poisons.'),
  parts: z.array(poisonousPart).default([]).describe('The parts that poison; empty if unknown.'),
  text: z.string().nullable().default(null).describe('The same in words, localised.'),
  firstAid: z
    .string()
    .nullable()
    .default(null)
    .describe('What to do when somebody ate of it, localised; null where not poisonous.'),
})

/** How to care for a plant, and whom it poisons. */
export const care = named(
  'Care',
  z.object({
    basis: z
      .enum(['SPECIES', 'GENERAL'])
      .describe('SPECIES where the advice is for the species found, GENERAL where for any plant.'),
    watering: watering.describe('How often and how to water.'),
    light: z
      .object({
        level: lightLevel
          .nullable()
          .describe('How much light the plant needs; null where the species is not known.'),
        text: z.string().describe('Where to place it, localised.'),
      })
      .describe('How much light it needs.'),
    temperatureC: rangeIn('degrees Celsius')
      .nullable()
      .describe('The same as `thrivesC`, by its older name; null where the species is not known.'),
    thrivesC: rangeIn('degrees Celsius')
      .nullable()
      .default(null)
      .describe('Where it grows well, in degrees Celsius; null where the species is not known.'),
    survivesC: z
      .number()
      .nullable()
      .default(null)
      .describe(
        'The coldest that it survives for a short time, in degrees Celsius; null where not known.',
      ),
    humidityPercent: rangeIn('percent')
      .nullable()
      .describe('The relative humidity that it likes; null where the species is not known.'),
    soil: z
      .object({ text: z.string().describe('What to plant it in, localised.') })
      .describe('What to plant it in.'),
    fertilizer: z
      .object({
        intervalDays: rangeIn('days')
          .nullable()
          .describe('Days between feedings; null where the species is not known.'),
        text: z.string().describe('How to feed, localised.'),
      })
      .describe('How often and how to feed.'),
    toxicity: toxicity.describe('Whether it is poisonous.'),
  }),
)
