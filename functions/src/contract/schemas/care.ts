import { z } from 'zod'
import { named } from '../names.ts'
import {
  foodPart,
  lightLevel,
  poisonousPart,
  poisonRoute,
  poisonTarget,
  restKind,
  toxicityGrade,
} from './analysis-values.ts'
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

const harm = z.object({
  targets: z.array(poisonTarget).describe('Those that it harms in this way.'),
  route: poisonRoute.describe('EATEN, or by contact with SKIN or EYES.'),
  grade: toxicityGrade.describe('How badly it harms them.'),
  parts: z.array(poisonousPart).describe('The parts that do this harm.'),
})

const food = z.object({
  parts: z.array(foodPart).describe('The parts that people eat.'),
  text: z.string().describe('The same in words, with what must be done first, localised.'),
})

const firstAidStep = z.object({
  targets: z.array(poisonTarget).describe('Those whom the step helps.'),
  route: poisonRoute.describe('The kind of contact after which the step is needed.'),
  text: z.string().describe('When and what to do, localised.'),
})

const toxicity = z.object({
  humans: toxicityLevel.describe('When eaten by people.'),
  cats: toxicityLevel.describe('When eaten by cats.'),
  dogs: toxicityLevel.describe('When eaten by dogs.'),
  livestock: toxicityLevel.default('UNKNOWN').describe('When eaten by livestock.'),
  grades: z
    .object({
      humans: grade.describe('How badly it poisons people; null if not poisonous or unknown.'),
      cats: grade.describe('How badly it poisons cats; null if not poisonous or unknown.'),
      dogs: grade.describe('How badly it poisons dogs; null if not poisonous or unknown.'),
      livestock: grade
        .default(null)
        .describe('How badly it poisons livestock; null if not poisonous or unknown.'),
    })
    .default({ humans: null, cats: null, dogs: null, livestock: null })
    .describe('How badly it poisons if eaten.'),
  parts: z.array(poisonousPart).default([]).describe('The parts that harm; empty if unknown.'),
  harms: z.array(harm).default([]).describe('Each harm of the plant; empty if none is known.'),
  food: food
    .nullable()
    .default(null)
    .describe('What people eat of the plant; null if it is not food or unknown.'),
  text: nullableText.default(null).describe('The same value in words, localised.'),
  firstAid: nullableText
    .default(null)
    .describe('The texts of `firstAidSteps` as a paragraph; null if not poisonous.'),
  firstAidSteps: z
    .array(firstAidStep)
    .default([])
    .describe('What to do after each kind of contact, people first.'),
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
