import { z } from 'zod'
import { earlyConditions, laterConditions, namedSpecies, symptomGroups } from './classes.ts'

const fraction = z.number().min(0).max(1)

/** A box in fractions of the photo's width and height, origin at the top left. */
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
 * Fractions of the foliage, except that foliageFraction and largestFraction are fractions of the
 * photo.
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

/** Areas are fractions of the foliage; regions are the largest lesions, largest first. */
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

/** How the discolouration lies on the leaf. Each value is 0 when there is nothing to measure. */
const patternSchema = z.object({
  /** Fraction of the discoloured area that lies in the outer rim of the foliage. */
  marginShare: fraction,
  /** Fraction of the foliage's outer rim that is brown. */
  marginBrownFraction: fraction,
  /** How much yellower the tissue is than the fine dark lines in it (interveinal chlorosis). */
  veinContrast: fraction,
  /** Fraction of the foliage's patches that mix green and yellow (mosaic). */
  mottledFraction: fraction,
  /** Holes that show the background, as a fraction of the foliage. */
  holeFraction: fraction,
  holeCount: z.number().int().min(0),
})

const qualitySchema = z.object({
  /** 0 (no detail at all) to 1 (crisp), independent of the photo's size and contrast. */
  sharpness: fraction,
  darkFraction: fraction,
  brightFraction: fraction,
  meanLuminance: fraction,
  /** The difference between the 5th and the 95th percentile of luminance. */
  contrast: fraction,
})

const rightOf100 = z.int().min(0).max(100).nullable()

/**
 * How many of 100 such answers are right, measured on photos of sources that the training never
 * saw; null when nobody measured it.
 */
export const rightOf100Schema = z.object({
  health: z.object({ HEALTHY: rightOf100, UNHEALTHY: rightOf100 }),
  likelihood: z.object({ POSSIBLE: rightOf100, LIKELY: rightOf100, VERY_LIKELY: rightOf100 }),
})
export type RightOf100 = z.infer<typeof rightOf100Schema>

export const unmeasured: RightOf100 = {
  health: { HEALTHY: null, UNHEALTHY: null },
  likelihood: { POSSIBLE: null, LIKELY: null, VERY_LIKELY: null },
}

/**
 * A probability for each name; 0 for a missing one. Names of another version are ignored, so that
 * old and new versions can run side by side during a rollout.
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
  /** Probabilities given that the plant is diseased; they add up to 1. */
  symptomGroups: z.record(z.enum(symptomGroups), fraction),
  /**
   * Probabilities given that the plant is diseased. They add up to 1 minus the probability of all
   * other conditions.
   */
  conditions: sharesOf(earlyConditions),
  laterConditions: sharesOf(laterConditions).prefault({}),
  /** Probabilities of the species, given that the training knows the plant; they add up to 1. */
  species: sharesOf(namedSpecies).prefault({}),
  /** 1 when the photo resembles the training photos, near 0 when it does not. */
  familiarity: fraction,
  networkVersion: z.string(),
  /**
   * Sent with the network, because the numbers apply to this network only. Older versions do not
   * send them.
   */
  rightOf100: rightOf100Schema.default(unmeasured),
})

/** The measurements on the pixels, without the network's part. */
export const countedMeasurementsSchema = z.object({
  foliage: foliageSchema,
  lesions: lesionsSchema,
  pattern: patternSchema,
  quality: qualitySchema,
  /** The counted lesions, largest first. Older versions do not send them. */
  spots: z
    .array(z.object({ areaFraction: fraction, region: regionSchema }))
    .max(40)
    .default([]),
  /** Polygons of [x, y] in fractions of width and height, the largest part of the foliage first. */
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
  /** The value of the network's map at its strongest point. */
  strength: fraction,
  /** As a fraction of the foliage. */
  areaFraction: fraction,
  region: regionSchema,
  /**
   * A coarse polygon of [x, y] in fractions of width and height; empty when it would have fewer
   * than 3 points.
   */
  outline: z.array(z.tuple([fraction, fraction])).max(16),
})
export type Sign = z.infer<typeof signSchema>

/** All measurements of one optimised photo: the reply of `/measure`, which plant models read. */
export const photoMeasurementsSchema = countedMeasurementsSchema.extend({
  measurementsVersion: z.literal('1'),
  widthPx: z.number().int().positive(),
  heightPx: z.number().int().positive(),
  signals: signalsSchema,
  /** Where the network sees signs on the foliage, strongest first. Older versions send none. */
  signs: z.array(signSchema).max(5).default([]),
})
export type PhotoMeasurements = z.infer<typeof photoMeasurementsSchema>
export type FoliageMeasurements = z.infer<typeof foliageSchema>
export type LesionMeasurements = z.infer<typeof lesionsSchema>
export type SpotMeasurements = CountedMeasurements['spots']
export type PatternMeasurements = z.infer<typeof patternSchema>
export type QualityMeasurements = z.infer<typeof qualitySchema>
export type Signals = z.infer<typeof signalsSchema>
