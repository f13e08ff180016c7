import { z } from 'zod'
import { earlyConditions, laterConditions, namedSpecies, symptomGroups } from './classes.ts'

const fraction = z.number().min(0).max(1)

/** A box in fractions of the photo's width and height, with the origin at the top left. */
const regionSchema = z.object({
  x: fraction,
  y: fraction,
  width: fraction,
  height: fraction,
})
export type Region = z.infer<typeof regionSchema>

const lesionKinds = ['BROWN', 'RUST', 'DARK', 'YELLOW', 'WHITE'] as const
export type LesionKind = (typeof lesionKinds)[number]

/**
 * `foliageFraction` and `largestFraction` are fractions of the photo. All other fractions are
 * fractions of the foliage.
 */
const foliageSchema = z.object({
  foliageFraction: fraction,
  largestFraction: fraction,
  componentCount: z.number().int().min(0),
  greenFraction: fraction,
  yellowFraction: fraction,
  brownFraction: fraction,
  whiteFraction: fraction,
  darkFraction: fraction,
})

/** Areas are fractions of the foliage. `regions` lists the largest lesions, largest first. */
const lesionsSchema = z.object({
  count: z.number().int().min(0),
  areaFraction: fraction,
  medianAreaFraction: fraction,
  largestAreaFraction: fraction,
  rustCount: z.number().int().min(0),
  regions: z
    .array(z.object({ kind: z.enum(lesionKinds), areaFraction: fraction, region: regionSchema }))
    .max(6),
})

/** The pattern of the discolouration. Each value is 0 when there is nothing to measure. */
const patternSchema = z.object({
  /** The fraction of the discoloured area that lies in the outer rim of the foliage. */
  marginShare: fraction,
  /** The fraction of the foliage's outer rim that is brown. */
  marginBrownFraction: fraction,
  /** The share of the inner foliage on green veins in paler tissue (interveinal chlorosis). */
  veinContrast: fraction,
  /** The fraction of the foliage's patches that mix green and yellow (mosaic). */
  mottledFraction: fraction,
  /** The area of the holes that show the background, as a fraction of the foliage. */
  holeFraction: fraction,
  holeCount: z.number().int().min(0),
})

const qualitySchema = z.object({
  /** The sharpness from 0 (no detail) to 1 (sharp), whatever the photo's size and contrast. */
  sharpness: fraction,
  darkFraction: fraction,
  brightFraction: fraction,
  meanLuminance: fraction,
  /** The difference between the 5th and the 95th percentile of luminance. */
  contrast: fraction,
})

/** The number of right answers of 100. Null means that nobody measured enough answers. */
const rightOf100 = z.int().min(0).max(100).nullable()

const healthWords = z.object({ HEALTHY: rightOf100, UNHEALTHY: rightOf100 })
const healthFigures = z.object({ PLAIN: healthWords, CAREFUL: healthWords })

/** The figures of the network, measured on photos of sources that the training never used. */
export const figuresSchema = z.object({
  /**
   * The bands of `diseasedProbability`, with inclusive limits. A healthy word needs at most its
   * limit, an unhealthy word at least its limit. Between the careful limits there is no word.
   */
  limits: z.object({
    HEALTHY: z.object({ PLAIN: fraction, CAREFUL: fraction }),
    UNHEALTHY: z.object({ CAREFUL: fraction, PLAIN: fraction }),
  }),
  health: z.object({ LEAF: healthFigures }),
  /** How to pool two to five photos of a plant: a logistic scale of their mean logit. */
  pooled: z.object({ slope: z.number(), offset: z.number(), health: healthFigures }),
  causes: z.object({
    /** From which confidence and familiarity the first cause is right in at least 50 of 100. */
    headline: z
      .object({
        confidenceMin: fraction,
        familiarityMin: fraction,
        rightOf100: z.int().min(50).max(100),
      })
      .nullable(),
    /** From which sum of confidences the cause is how often among the three that are named. */
    amongThree: z
      .object({ confidenceSumMin: fraction, rightOf100: z.int().min(0).max(100) })
      .nullable(),
  }),
})
export type Figures = z.infer<typeof figuresSchema>

const unmeasuredWords = {
  PLAIN: { HEALTHY: null, UNHEALTHY: null },
  CAREFUL: { HEALTHY: null, UNHEALTHY: null },
}

export const unmeasured: Figures = {
  limits: { HEALTHY: { PLAIN: 0.2, CAREFUL: 0.4 }, UNHEALTHY: { CAREFUL: 0.6, PLAIN: 0.8 } },
  health: { LEAF: unmeasuredWords },
  pooled: { slope: 1, offset: 0, health: unmeasuredWords },
  causes: { headline: null, amongThree: null },
}

/** Whether the photo shows a leaf or a plant from further away, and the probability of that. */
const viewSchema = z.object({ kind: z.enum(['LEAF', 'PLANT']), probability: fraction })

/**
 * A probability for each name. A missing name has the probability 0. Names of another version are
 * ignored, so that old and new versions can run side by side during a rollout.
 */
const sharesOf = <Name extends string>(names: readonly Name[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, fraction.default(0)])) as Record<
      Name,
      z.ZodDefault<typeof fraction>
    >,
  )

/** The trained network's calibrated probabilities (see the card in `model/README.md`). */
const signalsSchema = z.object({
  plantProbability: fraction,
  diseasedProbability: fraction,
  /** The probability of each symptom group if the plant is diseased. The sum is 1. */
  symptomGroups: z.record(z.enum(symptomGroups), fraction),
  /** For a diseased plant, the probabilities here and in `laterConditions` add up to at most 1. */
  conditions: sharesOf(earlyConditions),
  laterConditions: sharesOf(laterConditions).prefault({}),
  /** The probability of each species if the training included the plant. The sum is 1. */
  species: sharesOf(namedSpecies).prefault({}),
  /** How much the photo resembles the training photos, from 0 to 1. */
  familiarity: fraction,
  networkVersion: z.string(),
  /** Older versions do not send `view`. They treated every photo as a photo of a leaf. */
  view: viewSchema.default({ kind: 'LEAF', probability: 0.5 }),
  /** How often this network's answers are right. Older versions do not send `figures`. */
  figures: figuresSchema.default(unmeasured),
})

/** The measurements of the pixels, without the results of the network. */
export const countedMeasurementsSchema = z.object({
  foliage: foliageSchema,
  lesions: lesionsSchema,
  pattern: patternSchema,
  quality: qualitySchema,
  /** The counted lesions, largest first. Older versions do not send `spots`. */
  spots: z
    .array(z.object({ areaFraction: fraction, region: regionSchema }))
    .max(40)
    .default([]),
  /** Polygons of [x, y] in fractions of width and height. The largest part of the leaf is first. */
  outline: z
    .array(
      z
        .array(z.tuple([fraction, fraction]))
        .min(3)
        .max(40),
    )
    .max(3),
})
export type CountedMeasurements = z.infer<typeof countedMeasurementsSchema>

const signSchema = z.object({
  /** The highest value of the network's map within the sign. */
  strength: fraction,
  /** The area of the sign as a fraction of the foliage. */
  areaFraction: fraction,
  region: regionSchema,
  /**
   * A coarse polygon of [x, y] in fractions of width and height. The polygon is empty if it would
   * have fewer than 3 points.
   */
  outline: z.array(z.tuple([fraction, fraction])).max(16),
})
export type Sign = z.infer<typeof signSchema>

/** All measurements of one optimised photo, which `/measure` returns and plant models use. */
export const photoMeasurementsSchema = countedMeasurementsSchema.extend({
  measurementsVersion: z.literal('1'),
  widthPx: z.number().int().positive(),
  heightPx: z.number().int().positive(),
  signals: signalsSchema,
  /** The signs that the network sees on foliage, strongest first. Older versions send no signs. */
  signs: z.array(signSchema).max(5).default([]),
})
export type PhotoMeasurements = z.infer<typeof photoMeasurementsSchema>
export type FoliageMeasurements = z.infer<typeof foliageSchema>
export type LesionMeasurements = z.infer<typeof lesionsSchema>
export type SpotMeasurements = CountedMeasurements['spots']
export type PatternMeasurements = z.infer<typeof patternSchema>
export type QualityMeasurements = z.infer<typeof qualitySchema>
export type Signals = z.infer<typeof signalsSchema>
