import { z } from 'zod'

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

export const lesionKinds = ['BROWN', 'RUST', 'DARK', 'YELLOW', 'WHITE'] as const
export type LesionKind = (typeof lesionKinds)[number]

export const symptomGroups = [
  'rust',
  'spots',
  'powdery_coating',
  'chlorosis',
  'deformation',
  'mines',
] as const
export type SymptomGroup = (typeof symptomGroups)[number]

/** Shares of the foliage, except foliageFraction and largestFraction, which are shares of the photo. */
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
  /** How much yellower the tissue between fine dark lines is than the lines (interveinal chlorosis). */
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

/** What the small trained heads make of the photo. */
const signalsSchema = z.object({
  plantProbability: fraction,
  diseasedProbability: fraction,
  /** Given that the plant is diseased: adds up to 1. */
  symptomGroups: z.record(z.enum(symptomGroups), fraction),
  /** 1 where the photo resembles the training photos, towards 0 where it does not. */
  familiarity: fraction,
  headsVersion: z.string(),
})

/**
 * Deterministic measurements of one optimised photo: what the image processor answers and what the
 * plant models read. The feature vector behind `signals` is no part of it and stays where it is made.
 */
export const photoMeasurementsSchema = z.object({
  measurementsVersion: z.literal('1'),
  widthPx: z.number().int().positive(),
  heightPx: z.number().int().positive(),
  foliage: foliageSchema,
  lesions: lesionsSchema,
  pattern: patternSchema,
  quality: qualitySchema,
  /** Polygons of [x, y] in shares of width and height, the largest part of the foliage first. */
  outline: z
    .array(
      z
        .array(z.tuple([fraction, fraction]))
        .min(3)
        .max(40),
    )
    .max(3),
  signals: signalsSchema,
})
export type PhotoMeasurements = z.infer<typeof photoMeasurementsSchema>
export type FoliageMeasurements = z.infer<typeof foliageSchema>
export type LesionMeasurements = z.infer<typeof lesionsSchema>
export type PatternMeasurements = z.infer<typeof patternSchema>
export type QualityMeasurements = z.infer<typeof qualitySchema>
export type Signals = z.infer<typeof signalsSchema>
