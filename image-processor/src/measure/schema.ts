import { z } from 'zod'
import { earlyConditions, laterConditions, namedSpecies, symptomGroups } from './classes.ts'

/** A share of something, 0 to 1. */
const fraction = z.number().min(0).max(1)

/** A box in shares of the photo's width and height, origin at the top left. */
const regionSchema = z.object({
  x: fraction,
  y: fraction,
  width: fraction,
  height: fraction,
})
export type Region = z.infer<typeof regionSchema>

const lesionKinds = ['BROWN', 'RUST', 'DARK', 'YELLOW', 'WHITE'] as const
export type LesionKind = (typeof lesionKinds)[number]

/** Shares of the foliage; but foliageFraction and largestFraction are shares of the photo. */
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

/** Areas are shares of the foliage; regions are the largest lesions, largest first. */
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

/** How the discolouration lies on the leaf. Each is 0 where there is nothing to measure. */
const patternSchema = z.object({
  /** Share of the discoloured area that lies in the outer rim of the foliage. */
  marginShare: fraction,
  /** Share of the foliage's outer rim that is brown. */
  marginBrownFraction: fraction,
  /** How much yellower the tissue is than the fine dark lines in it (interveinal chlorosis). */
  veinContrast: fraction,
  /** Share of patches of the foliage that mix green and yellow (mosaic). */
  mottledFraction: fraction,
  /** Holes that show the background, as a share of the foliage. */
  holeFraction: fraction,
  holeCount: z.number().int().min(0),
})

const qualitySchema = z.object({
  /** 0 (no detail at all) to 1 (crisp), independent of the photo's size and contrast. */
  sharpness: fraction,
  darkFraction: fraction,
  brightFraction: fraction,
  meanLuminance: fraction,
  /** Spread between the 5th and the 95th percentile of luminance. */
  contrast: fraction,
})

const rightOf100 = z.int().min(0).max(100).nullable()

/**
 * Of 100 answers that say this of a photo, so many are right. It is measured on photos of sources
 * that nothing was learnt from; null where it was not.
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
 * A share for each name; 0 for one that is not answered. What another version names is left out, so
 * that a new name stops neither of the two while they are rolled out.
 */
const sharesOf = <Name extends string>(names: readonly Name[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, fraction.default(0)])) as Record<
      Name,
      z.ZodDefault<typeof fraction>
    >,
  )

/**
 * The trained network's probabilities, which are calibrated (see the card in `model/README.md`).
 */
const signalsSchema = z.object({
  plantProbability: fraction,
  diseasedProbability: fraction,
  /** Given that the plant is diseased: adds up to 1. */
  symptomGroups: z.record(z.enum(symptomGroups), fraction),
  /** Given that the plant is diseased: adds up to 1, less the share of all other conditions. */
  conditions: sharesOf(earlyConditions),
  laterConditions: sharesOf(laterConditions).prefault({}),
  /** Which plant it is, given that the training knows it: adds up to 1. */
  species: sharesOf(namedSpecies).prefault({}),
  /** 1 where the photo resembles the training photos, towards 0 where it does not. */
  familiarity: fraction,
  networkVersion: z.string(),
  /** With the network, because it holds of no other. A version without it may answer too. */
  rightOf100: rightOf100Schema.default(unmeasured),
})

/** What is counted on the pixels, without the network's part. */
export const countedMeasurementsSchema = z.object({
  foliage: foliageSchema,
  lesions: lesionsSchema,
  pattern: patternSchema,
  quality: qualitySchema,
  /** Where the counted lesions are, largest first. A version without them may answer too. */
  spots: z
    .array(z.object({ areaFraction: fraction, region: regionSchema }))
    .max(40)
    .default([]),
  /** Polygons of [x, y] in shares of width and height, the largest part of the foliage first. */
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
  /** The network's map at its strongest point. */
  strength: fraction,
  /** Of the foliage. */
  areaFraction: fraction,
  region: regionSchema,
  /** A coarse polygon of [x, y] in shares of width and height; of fewer than 3 points nothing. */
  outline: z.array(z.tuple([fraction, fraction])).max(16),
})
export type Sign = z.infer<typeof signSchema>

/** All that is measured on one optimised photo: the reply of `/measure`, read by plant models. */
export const photoMeasurementsSchema = countedMeasurementsSchema.extend({
  measurementsVersion: z.literal('1'),
  widthPx: z.number().int().positive(),
  heightPx: z.number().int().positive(),
  signals: signalsSchema,
  /** Where on the foliage the network sees signs, strongest first. A version without may answer. */
  signs: z.array(signSchema).max(5).default([]),
})
export type PhotoMeasurements = z.infer<typeof photoMeasurementsSchema>
export type FoliageMeasurements = z.infer<typeof foliageSchema>
export type LesionMeasurements = z.infer<typeof lesionsSchema>
export type SpotMeasurements = CountedMeasurements['spots']
export type PatternMeasurements = z.infer<typeof patternSchema>
export type QualityMeasurements = z.infer<typeof qualitySchema>
export type Signals = z.infer<typeof signalsSchema>
