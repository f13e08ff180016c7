import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import { type ConditionId, conditionIds } from '../../domain/catalogue/types.ts'
import { type Evidence, seen, told } from './evidence.ts'
import type { Circumstances } from './hints.ts'
import { type LeafSigns, readSigns } from './leaf-signs.ts'

/** A condition with how far the signs and hints speak for it (0 to 1) and by what. */
export type Suspicion = {
  readonly conditionId: ConditionId
  readonly weight: number
  readonly evidence: readonly Evidence[]
}

type Rule = (signs: LeafSigns, measured: PhotoMeasurements, around: Circumstances) => Finding
type Finding = { readonly weight: number; readonly evidence: readonly (Evidence | false)[] }

/**
 * The signs of each condition that measurements can show; the catalogue knows more. Many causes look alike
 * on a photo, so a hint can raise a cause (watered daily and pale: too much water) and lower those that it
 * makes unlikely, but never makes one certain.
 */
const rules: Readonly<Partial<Record<ConditionId, Rule>>> = {
  rust: (signs, { lesions, signals }) => ({
    weight: signs.rust,
    evidence: [
      lesions.rustCount > 0 && seen('rustSpotCount', lesions.rustCount, ['RUST']),
      seen('shapeAndTexture', signals.symptomGroups.rust, ['RUST', 'BROWN']),
    ],
  }),
  leaf_spot: (signs, { lesions }) => ({
    weight: signs.spots,
    evidence: [
      seen('spotCount', lesions.count, ['BROWN', 'DARK', 'RUST', 'YELLOW']),
      seen('discolouredShare', lesions.areaFraction),
    ],
  }),
  leaf_blight: (signs, { lesions }) => ({
    weight: signs.blotch * 0.9,
    evidence: [seen('largeBlotch', lesions.largestAreaFraction, ['BROWN', 'DARK', 'RUST'])],
  }),
  powdery_mildew: (signs, { foliage, signals }) => ({
    weight: signs.coating,
    evidence: [
      foliage.whiteFraction > 0.01 && seen('whiteShare', foliage.whiteFraction, ['WHITE']),
      seen('shapeAndTexture', signals.symptomGroups.powdery_coating, ['WHITE']),
    ],
  }),
  mosaic_virus: (signs, { pattern, foliage }) => ({
    weight: signs.mottling * 0.8,
    evidence: [
      seen('mottledShare', pattern.mottledFraction, ['YELLOW']),
      seen('yellowShare', foliage.yellowFraction),
    ],
  }),
  leaf_distortion: (signs, { signals }) => ({
    weight: signs.deformation,
    evidence: [seen('shapeAndTexture', signals.symptomGroups.deformation)],
  }),
  leaf_miner: (signs, { signals, lesions }) => ({
    weight: signs.mines,
    evidence: [
      seen('shapeAndTexture', signals.symptomGroups.mines, ['BROWN', 'YELLOW', 'WHITE']),
      lesions.count > 0 && seen('discolouredShare', lesions.areaFraction),
    ],
  }),
  chewing_pests: (signs, { pattern }) => ({
    weight: signs.holes * 0.35,
    evidence: [seen('holeCount', pattern.holeCount)],
  }),
  nitrogen_deficiency: (signs, { foliage }, around) => ({
    weight: signs.paling * 0.6 * (around.wateredOften ? 0.7 : 1),
    evidence: [seen('yellowShare', foliage.yellowFraction, ['YELLOW'])],
  }),
  iron_deficiency: (signs, { foliage }) => ({
    weight: signs.greenVeins * 0.8,
    evidence: [seen('greenVeins', 1, ['YELLOW']), seen('yellowShare', foliage.yellowFraction)],
  }),
  potassium_deficiency: (signs, { pattern }, around) => ({
    weight: signs.brownRim * 0.45 * (around.wateredSeldom ? 0.6 : 1),
    evidence: [seen('brownRim', pattern.marginBrownFraction, ['BROWN', 'DARK'])],
  }),
  water_excess: (signs, { foliage }, around) => ({
    weight: signs.paling * (around.wateredOften ? 0.85 : around.wateredSeldom ? 0 : 0.35),
    evidence: [
      seen('yellowShare', foliage.yellowFraction, ['YELLOW']),
      around.wateredOften && told('wateredOften', around.wateringDays ?? 0),
    ],
  }),
  water_deficit: (signs, { pattern }, around) => ({
    weight: signs.brownRim * (around.wateredSeldom ? 0.85 : around.wateredOften ? 0.1 : 0.5),
    evidence: [
      seen('brownRim', pattern.marginBrownFraction, ['BROWN', 'DARK']),
      around.wateredSeldom && told('wateredSeldom', around.wateringDays ?? 0),
    ],
  }),
  sunburn: (signs, { foliage }, around) => ({
    weight: signs.bleaching * (around.light === 'FULL_SUN' ? 0.8 : 0.35),
    evidence: [
      seen('whiteShare', foliage.whiteFraction, ['WHITE']),
      around.light === 'FULL_SUN' && told('fullSun'),
    ],
  }),
  light_deficit: (signs, { foliage }, around) => ({
    weight: around.light === 'SHADE' ? signs.paling * 0.6 : 0,
    evidence: [seen('yellowShare', foliage.yellowFraction, ['YELLOW']), told('shade')],
  }),
  natural_ageing: (signs, { foliage, lesions }) => ({
    weight: lesions.areaFraction < 0.12 ? signs.paling * 0.3 : 0,
    evidence: [seen('yellowShare', foliage.yellowFraction, ['YELLOW'])],
  }),
}

/** All conditions that something speaks for, strongest first; equal ones in the catalogue's order. */
export function suspectConditions(measured: PhotoMeasurements, around: Circumstances): Suspicion[] {
  const signs = readSigns(measured)
  return conditionIds
    .flatMap((conditionId) => {
      const found = rules[conditionId]?.(signs, measured, around)
      if (found === undefined) return []
      const evidence = found.evidence.filter((item) => item !== false)
      return [{ conditionId, weight: found.weight, evidence }]
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
}
