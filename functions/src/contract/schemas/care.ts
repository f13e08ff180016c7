import { z } from 'zod'
import { named } from '../names.ts'
import { lightLevel, poisonousPart, restKind, toxicityGrade } from './analysis-values.ts'
import { nullableText } from './common.ts'

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
    .describe('Days between waterings while it grows; null if nobody can know.'),
  restIntervalDays: rangeIn('days')
    .nullable()
    .default(null)
    .describe(
      'Days between waterings while it rests; null if it does not rest or needs water by feel.',
    ),
  rest: restKind.nullable().default(null).describe('Its kind of rest; null if unknown.'),
  restMonths: z
    .array(z.number().int().min(1).max(12))
    .nullable()
    .default(null)
    .describe('The months of its rest, 1 to 12; null if unknown.'),
  text: z.string().describe('How to water, localised.'),
})

const toxicity = z.object({
  humans: toxicityLevel.describe('When eaten by people.'),
  cats: toxicityLevel.describe('When eaten by cats.'),
  dogs: toxicityLevel.describe('When eaten by dogs.'),
  grades: z
    .object({
      humans: grade.describe('How badly it poisons people; null if not poisonous or unknown.'),
      cats: grade.describe('How badly it poisons cats; null if not poisonous or unknown.'),
      dogs: grade.describe('How badly it poisons dogs; null if not poisonous or unknown.'),
    })
    .default({ humans: null, cats: null, dogs: null })
    .describe('How badly it poisons.'),
  parts: z.array(poisonousPart).default([]).describe('The parts that poison; empty if unknown.'),
  text: nullableText.default(null).describe('The same value in words, localised.'),
  firstAid: nullableText
    .default(null)
    .describe('What to do if anybody ate some of it, localised; null if not poisonous.'),
})

/** How to care for a plant, and for whom it is poisonous. */
export const care = named(
  'Care',
  z.object({
    basis: z
      .enum(['SPECIES', 'GENERAL'])
      .describe('SPECIES if the advice is for the species found, GENERAL if it suits any plant.'),
    watering: watering.describe('How often and how to water.'),
    light: z
      .object({
        level: lightLevel
          .nullable()
          .describe('How much light the plant needs; null if the species is unknown.'),
        text: z.string().describe('Where to place it, localised.'),
      })
      .describe('How much light it needs.'),
    temperatureC: rangeIn('degrees Celsius')
      .nullable()
      .describe('An older name of `thrivesC`; null if the species is unknown.'),
    thrivesC: rangeIn('degrees Celsius')
      .nullable()
      .default(null)
      .describe(
        'The range in which it grows well, in degrees Celsius; null if the species is unknown.',
      ),
    survivesC: z
      .number()
      .nullable()
      .default(null)
      .describe(
        'The lowest temperature it survives for a short time, in degrees Celsius; null if unknown.',
      ),
    humidityPercent: rangeIn('percent')
      .nullable()
      .describe('The relative humidity it needs, in percent; null if the species is unknown.'),
    soil: z
      .object({ text: z.string().describe('What to plant it in, localised.') })
      .describe('What to plant it in.'),
    fertilizer: z
      .object({
        intervalDays: rangeIn('days')
          .nullable()
          .describe('Days between feedings; null if the species is unknown.'),
        text: z.string().describe('How to feed, localised.'),
      })
      .describe('How often and how to feed.'),
    toxicity: toxicity.describe('Whether it is poisonous.'),
  }),
)
