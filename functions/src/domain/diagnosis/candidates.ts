import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import { discolouredFractionOf } from '../analyses/progress.ts'
import { type ConditionId, conditionIds } from '../catalogue/conditions.ts'
import { type Answer, effectOf } from '../catalogue/questions.ts'
import { classTrust, namedShareOf, unnamedShare } from './class-probabilities.ts'
import { type Evidence, fromHint, fromPhoto } from './evidence.ts'
import type { GrowingConditions } from './growing-conditions.ts'
import { type LeafSigns, readSigns } from './leaf-signs.ts'

/** A condition with its probability (0 to 1), the strength of its signs and its evidence. */
export type Candidate = {
  readonly conditionId: ConditionId
  readonly confidence: number
  readonly strength: number
  readonly evidence: readonly Evidence[]
}

type Rule = (signs: LeafSigns, measured: PhotoMeasurements, growing: GrowingConditions) => Finding
type Finding = { readonly weight: number; readonly evidence: readonly (Evidence | false)[] }

/**
 * Weighs the conditions that measurements can show. The network knows further conditions. A hint
 * makes a cause more or less likely, but never certain. For example, daily watering and pale leaves
 * suggest too much water.
 */
const rules: Readonly<Partial<Record<ConditionId, Rule>>> = {
  rust: (signs, { lesions, signals }) => ({
    weight: signs.rust,
    evidence: [
      lesions.rustCount > 0 && fromPhoto('rustSpotCount', lesions.rustCount, ['RUST']),
      fromPhoto('shapeAndTexture', signals.symptomGroups.rust, ['RUST', 'BROWN']),
    ],
  }),
  leaf_spot: (signs, { lesions, foliage }) => ({
    weight: signs.spots,
    evidence: [
      fromPhoto('spotCount', lesions.count, ['BROWN', 'DARK', 'RUST', 'YELLOW']),
      fromPhoto('discolouredShare', discolouredFractionOf(foliage)),
    ],
  }),
  leaf_blight: (signs, { lesions }) => ({
    weight: signs.blotch * 0.9,
    evidence: [fromPhoto('largeBlotch', lesions.largestAreaFraction, ['BROWN', 'DARK', 'RUST'])],
  }),
  powdery_mildew: (signs, { foliage, signals }) => ({
    weight: signs.coating,
    evidence: [
      foliage.whiteFraction > 0.01 && fromPhoto('whiteShare', foliage.whiteFraction, ['WHITE']),
      fromPhoto('shapeAndTexture', signals.symptomGroups.powdery_coating, ['WHITE']),
    ],
  }),
  mosaic_virus: (signs, { pattern, foliage }) => ({
    weight: signs.mottling * 0.8,
    evidence: [
      fromPhoto('mottledShare', pattern.mottledFraction, ['YELLOW']),
      fromPhoto('yellowShare', foliage.yellowFraction),
    ],
  }),
  leaf_distortion: (signs, { signals }) => ({
    weight: signs.deformation,
    evidence: [fromPhoto('shapeAndTexture', signals.symptomGroups.deformation)],
  }),
  leaf_miner: (signs, { signals, lesions, foliage }) => ({
    weight: signs.mines,
    evidence: [
      fromPhoto('shapeAndTexture', signals.symptomGroups.mines, ['BROWN', 'YELLOW', 'WHITE']),
      lesions.count > 0 && fromPhoto('discolouredShare', discolouredFractionOf(foliage)),
    ],
  }),
  chewing_pests: (signs, { pattern }) => ({
    weight: signs.holes * 0.35,
    evidence: [fromPhoto('holeCount', pattern.holeCount)],
  }),
  nitrogen_deficiency: (signs, { foliage }, growing) => ({
    weight: signs.paling * 0.6 * (growing.wateredOften ? 0.7 : 1),
    evidence: [fromPhoto('yellowShare', foliage.yellowFraction, ['YELLOW'])],
  }),
  iron_deficiency: (signs, { foliage }) => ({
    weight: signs.greenVeins * 0.8,
    evidence: [
      fromPhoto('greenVeins', 1, ['YELLOW']),
      fromPhoto('yellowShare', foliage.yellowFraction),
    ],
  }),
  potassium_deficiency: (signs, { pattern }, growing) => ({
    weight: signs.brownRim * 0.45 * (growing.wateredSeldom ? 0.6 : 1),
    evidence: [fromPhoto('brownRim', pattern.marginBrownFraction, ['BROWN', 'DARK'])],
  }),
  water_excess: (signs, { foliage }, growing) => ({
    weight: signs.paling * waterExcessWeight(growing),
    evidence: [
      fromPhoto('yellowShare', foliage.yellowFraction, ['YELLOW']),
      growing.wateredOften && fromHint('wateredOften', growing.wateringDays ?? 0),
    ],
  }),
  water_deficit: (signs, { pattern }, growing) => ({
    weight: signs.brownRim * (growing.wateredSeldom ? 0.85 : growing.wateredOften ? 0.1 : 0.5),
    evidence: [
      fromPhoto('brownRim', pattern.marginBrownFraction, ['BROWN', 'DARK']),
      growing.wateredSeldom && fromHint('wateredSeldom', growing.wateringDays ?? 0),
    ],
  }),
  sunburn: (signs, { foliage }, growing) => ({
    weight: signs.bleaching * (growing.light === 'FULL_SUN' ? 0.8 : 0.35),
    evidence: [
      fromPhoto('whiteShare', foliage.whiteFraction, ['WHITE']),
      growing.light === 'FULL_SUN' && fromHint('fullSun'),
    ],
  }),
  light_deficit: (signs, { foliage }, growing) => ({
    weight: growing.light === 'SHADE' ? signs.paling * 0.6 : 0,
    evidence: [fromPhoto('yellowShare', foliage.yellowFraction, ['YELLOW']), fromHint('shade')],
  }),
  // The most common harmless case: an old leaf turns evenly yellow without spots.
  natural_ageing: (signs, { foliage }) => ({
    weight: signs.paling * (isEvenlyYellow(signs, foliage) ? 0.65 : 0.1),
    evidence: [fromPhoto('yellowShare', foliage.yellowFraction, ['YELLOW'])],
  }),
}

/** The conditions that the rules can name, in the order of the rules. */
export const ruleConditions = Object.keys(rules) as readonly ConditionId[]

const deadFractionMax = 0.02

const isEvenlyYellow = (
  { mottling, greenVeins, brownRim }: LeafSigns,
  { brownFraction, darkFraction }: PhotoMeasurements['foliage'],
): boolean =>
  brownFraction + darkFraction <= deadFractionMax && Math.max(mottling, greenVeins, brownRim) < 0.3

/** The weight of overwatering, never 0: even rare watering drowns roots in a pot without holes. */
function waterExcessWeight({ wateredOften, wateredSeldom, light }: GrowingConditions): number {
  if (wateredOften) return 0.85
  return wateredSeldom || light === 'FULL_SUN' ? 0.15 : 0.35
}

/**
 * Returns all conditions with evidence, the most probable first. The network has more weight on
 * familiar photos, and the signs have more weight on unfamiliar photos.
 */
export function findCandidates(
  measured: PhotoMeasurements,
  growing: GrowingConditions,
  answers: readonly Answer[] = [],
): Candidate[] {
  const signs = readSigns(measured)
  return conditionIds
    .map((conditionId) => {
      const found = rules[conditionId]?.(signs, measured, growing) ?? nothingFound
      return weighed(suspect(conditionId, found, measured), answers)
    })
    .filter(({ confidence }) => confidence > 0)
    .sort((one, other) => other.confidence - one.confidence || other.strength - one.strength)
}

const nothingFound: Finding = { weight: 0, evidence: [] }
/**
 * The highest probability from signs alone. The value is a compromise, because clear signs are
 * right more often on known plants than on unknown plants.
 */
const signsConfidenceMax = 0.25
/** A guess of the network whose probability is lower than this value is noise. */
const namedShareMin = 0.1

function suspect(conditionId: ConditionId, found: Finding, measured: PhotoMeasurements): Candidate {
  const trust = classTrust(measured)
  const { diseasedProbability } = measured.signals
  const share = namedShareOf(conditionId, measured)
  const unnamed = share === null ? unnamedShare(measured) : 0
  const signs = found.weight * diseasedProbability * (1 - trust + trust * unnamed)
  // The network has already lowered its shares on unfamiliar photos.
  const named = trust > 0 ? (share ?? 0) : 0
  const isNamed = named >= namedShareMin
  const evidence = [
    isNamed &&
      fromPhoto('shapeAndTexture', share ?? 0, ['RUST', 'BROWN', 'DARK', 'YELLOW', 'WHITE']),
    ...(found.weight > 0 ? found.evidence : []),
  ].filter((item) => item !== false)
  const confidence = Math.max(
    signsConfidenceMax * Math.min(1, signs),
    isNamed ? named * diseasedProbability : 0,
  )
  return {
    conditionId,
    confidence: evidence.length === 0 ? 0 : confidence,
    strength: signs,
    evidence: once(evidence),
  }
}

/** An answer outweighs all colours of a leaf, but not a name of which the network is surer. */
const answeredConfidence = 0.3
const opposedFactor = 0.2

function weighed(candidate: Candidate, answers: readonly Answer[]): Candidate {
  return answers.reduce((weighed, answer) => {
    const effect = effectOf(answer)
    if (effect?.opposes.includes(weighed.conditionId))
      return { ...weighed, confidence: weighed.confidence * opposedFactor }
    if (!effect?.favours.includes(weighed.conditionId)) return weighed
    const said = effect.evidence === undefined ? [] : [fromHint(effect.evidence)]
    const confidence = Math.max(weighed.confidence, answeredConfidence)
    return { ...weighed, confidence, evidence: [...said, ...weighed.evidence] }
  }, candidate)
}

/** Drops duplicate evidence, and keeps the network's evidence, which comes first. */
function once(evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ key }, k) => evidence.findIndex((other) => other.key === key) === k)
}
