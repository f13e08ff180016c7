import {
  type NamedCondition,
  type NamedSpecies,
  namedConditions,
  namedSpecies,
  type PhotoMeasurements,
} from '@plant/image-processor/protocol'

type Changes = {
  readonly [Part in 'foliage' | 'lesions' | 'pattern' | 'quality']?: Partial<
    PhotoMeasurements[Part]
  >
} & {
  readonly signals?: Partial<
    Omit<PhotoMeasurements['signals'], 'conditions' | 'laterConditions' | 'species'>
  >
  readonly groups?: Partial<PhotoMeasurements['signals']['symptomGroups']>
  readonly names?: Partial<Record<NamedCondition, number>>
  readonly species?: Partial<Record<NamedSpecies, number>>
  readonly signs?: PhotoMeasurements['signs']
}

const each = <Name extends string>(names: readonly Name[], share: number) =>
  Object.fromEntries(names.map((name) => [name, share])) as Record<Name, number>

/** The probabilities of all conditions, split into two fields as in the image processor's reply. */
export function sharesOfConditions(names: Changes['names'], others = 0.005) {
  const { citrus_canker, citrus_black_spot, bacterial_wilt, ...conditions } = {
    ...each(namedConditions, others),
    ...names,
  }
  return { conditions, laterConditions: { citrus_canker, citrus_black_spot, bacterial_wilt } }
}

/**
 * Measurements of a sharp photo of a healthy leaf, with the given changes. The photo hardly
 * resembles the training photos.
 */
export function sampleMeasurements(changes: Changes = {}): PhotoMeasurements {
  const symptomGroups = {
    rust: 0.1,
    spots: 0.3,
    powdery_coating: 0.1,
    chlorosis: 0.3,
    deformation: 0.1,
    mines: 0.1,
  }
  return {
    measurementsVersion: '1',
    widthPx: 1024,
    heightPx: 768,
    foliage: { ...greenFoliage, ...changes.foliage },
    lesions: { ...noLesions, ...changes.lesions },
    pattern: { ...evenPattern, ...changes.pattern },
    quality: { ...goodQuality, ...changes.quality },
    spots: [],
    outline: [
      [
        [0.2, 0.2],
        [0.8, 0.2],
        [0.5, 0.8],
      ],
    ],
    signs: [...(changes.signs ?? [])],
    signals: {
      plantProbability: 0.98,
      diseasedProbability: 0.05,
      familiarity: 0.25,
      networkVersion: 'test',
      view: { kind: 'LEAF', probability: 0.97 },
      figures: sampleFigures,
      ...changes.signals,
      symptomGroups: { ...symptomGroups, ...changes.groups },
      ...sharesOfConditions(changes.names),
      species: { ...each(namedSpecies, 1 / namedSpecies.length), ...changes.species },
    },
  }
}

const words = { PLAIN: { HEALTHY: 91, UNHEALTHY: 92 }, CAREFUL: { HEALTHY: 71, UNHEALTHY: 72 } }

/** Figures of an imaginary model. Only a very sure cause on a familiar photo is a headline. */
export const sampleFigures: PhotoMeasurements['signals']['figures'] = {
  limits: { HEALTHY: { PLAIN: 0.2, CAREFUL: 0.4 }, UNHEALTHY: { CAREFUL: 0.6, PLAIN: 0.8 } },
  health: { LEAF: words },
  pooled: {
    slope: 1,
    offset: 0,
    health: {
      PLAIN: { HEALTHY: 97, UNHEALTHY: 98 },
      CAREFUL: { HEALTHY: 77, UNHEALTHY: 78 },
    },
  },
  causes: {
    headline: { confidenceMin: 0.7, familiarityMin: 0.7, rightOf100: 62 },
    amongThree: { confidenceSumMin: 0.2, rightOf100: 61 },
  },
}

const greenFoliage = {
  foliageFraction: 0.5,
  largestFraction: 0.5,
  componentCount: 1,
  greenFraction: 0.98,
  yellowFraction: 0.01,
  brownFraction: 0.005,
  whiteFraction: 0.005,
  darkFraction: 0,
}

const noLesions = {
  count: 0,
  areaFraction: 0,
  medianAreaFraction: 0,
  largestAreaFraction: 0,
  rustCount: 0,
  regions: [],
}

const evenPattern = {
  marginShare: 0,
  marginBrownFraction: 0,
  veinContrast: 0,
  mottledFraction: 0,
  holeFraction: 0,
  holeCount: 0,
}

const goodQuality = {
  sharpness: 0.8,
  darkFraction: 0.02,
  brightFraction: 0.02,
  meanLuminance: 0.45,
  contrast: 0.5,
}

/** Typical measurements for each kind of damage. */
export const plainDamage = {
  rust: sampleMeasurements({
    signals: { diseasedProbability: 0.95 },
    groups: { rust: 0.9, spots: 0.1, chlorosis: 0 },
    lesions: {
      count: 30,
      rustCount: 22,
      areaFraction: 0.1,
      largestAreaFraction: 0.01,
      regions: [
        { kind: 'RUST', areaFraction: 0.01, region: { x: 0.4, y: 0.4, width: 0.03, height: 0.04 } },
      ],
    },
  }),
  leaf_spot: sampleMeasurements({
    signals: { diseasedProbability: 0.95 },
    groups: { spots: 0.9, rust: 0.05, chlorosis: 0.05 },
    foliage: { brownFraction: 0.1, greenFraction: 0.85 },
    lesions: { count: 12, areaFraction: 0.12, largestAreaFraction: 0.02 },
  }),
  leaf_blight: sampleMeasurements({
    signals: { diseasedProbability: 0.97 },
    groups: { spots: 0.9, rust: 0.05, chlorosis: 0.05 },
    foliage: { brownFraction: 0.4, greenFraction: 0.55 },
    lesions: { count: 3, areaFraction: 0.42, largestAreaFraction: 0.36 },
  }),
  powdery_mildew: sampleMeasurements({
    signals: { diseasedProbability: 0.9 },
    groups: { powdery_coating: 0.9, spots: 0.05, chlorosis: 0.05 },
    foliage: { whiteFraction: 0.2, greenFraction: 0.75 },
  }),
  mosaic_virus: sampleMeasurements({
    signals: { diseasedProbability: 0.95 },
    groups: { chlorosis: 0.95, spots: 0.05 },
    foliage: { yellowFraction: 0.4, greenFraction: 0.55 },
    pattern: { mottledFraction: 0.6 },
  }),
  iron_deficiency: sampleMeasurements({
    signals: { diseasedProbability: 0.9 },
    groups: { chlorosis: 0.9, spots: 0.05 },
    foliage: { yellowFraction: 0.3, greenFraction: 0.68 },
    pattern: { veinContrast: 0.12, mottledFraction: 0.15 },
  }),
  natural_ageing: sampleMeasurements({
    signals: { diseasedProbability: 0.9 },
    groups: { chlorosis: 0.9, spots: 0.05 },
    foliage: { yellowFraction: 0.6, greenFraction: 0.38 },
    lesions: { areaFraction: 0.6 },
  }),
  leaf_distortion: sampleMeasurements({
    signals: { diseasedProbability: 0.9 },
    groups: { deformation: 0.9, spots: 0.05, chlorosis: 0.05 },
  }),
  leaf_miner: sampleMeasurements({
    signals: { diseasedProbability: 0.9 },
    groups: { mines: 0.9, spots: 0.05, chlorosis: 0.05 },
    lesions: { count: 3, areaFraction: 0.08, largestAreaFraction: 0.04 },
  }),
  water_deficit: sampleMeasurements({
    signals: { diseasedProbability: 0.85 },
    groups: { spots: 0.25, rust: 0.25, powdery_coating: 0, chlorosis: 0.2 },
    pattern: { marginBrownFraction: 0.5, marginShare: 0.8 },
  }),
  sunburn: sampleMeasurements({
    signals: { diseasedProbability: 0.85 },
    groups: { spots: 0.2, powdery_coating: 0.05, chlorosis: 0.2, rust: 0.2 },
    foliage: { whiteFraction: 0.25 },
  }),
} as const
