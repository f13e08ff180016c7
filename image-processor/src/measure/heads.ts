import heads from '../../model/plant-heads.json' with { type: 'json' }
import type { FeatureList } from './features/feature-list.ts'
import { type Signals, type SymptomGroup, symptomGroups } from './schema.ts'
import { roundShare } from './statistics.ts'

type Head = { readonly weights: readonly number[]; readonly bias: number }

/**
 * Beyond this many standard deviations a feature says "unlike the training photos", not "more so":
 * without the limit one odd feature would decide a linear head alone.
 */
const DEVIATIONS_MAX = 3

const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score))

/** On photos unlike the training photos the groups are mostly wrong: their shares are levelled out. */
const CERTAINTY_MIN = 0.25

/**
 * The trained linear heads of `model/plant-heads.json`. A network that comes later takes this place: it
 * reads the same photo and fills the same `Signals`.
 */
export const applyHeads = (features: FeatureList): Signals => {
  const inputs = standardise(features.values)
  const familiarity = familiarityOf(inputs)
  const certainty = CERTAINTY_MIN + (1 - CERTAINTY_MIN) * familiarity
  const scores = symptomGroups.map(
    (group) => certainty * scoreOf(heads.symptomGroups[group], inputs),
  )
  const highest = Math.max(...scores)
  const parts = scores.map((score) => Math.exp(score - highest))
  const total = parts.reduce((sum, part) => sum + part, 0)
  const shares = symptomGroups.map((group, k) => [group, roundShare((parts[k] ?? 0) / total)])
  return {
    plantProbability: roundShare(sigmoid(scoreOf(heads.plant, inputs))),
    diseasedProbability: roundShare(sigmoid(scoreOf(heads.diseased, inputs))),
    symptomGroups: Object.fromEntries(shares) as Record<SymptomGroup, number>,
    familiarity: roundShare(familiarity),
    headsVersion: heads.version,
  }
}

const standardise = (values: readonly number[]): number[] =>
  values.map((value, k) => {
    const away = (value - (heads.means[k] ?? 0)) / (heads.deviations[k] ?? 1)
    return Math.max(-DEVIATIONS_MAX, Math.min(DEVIATIONS_MAX, away))
  })

const scoreOf = (head: Head, inputs: readonly number[]): number =>
  inputs.reduce((sum, input, k) => sum + input * (head.weights[k] ?? 0), head.bias)

const SQUARE_MAX = 9
const DISTANCE_SOFTNESS = 0.12

/** Near 1 for a photo like those of a training source, 1/2 where one in ten of those lies, then to 0. */
const familiarityOf = (inputs: readonly number[]): number => {
  const distances = heads.profiles.map(({ means, spreads }) => {
    const sum = inputs.reduce((total, input, k) => {
      const spread = spreads[k] ?? 1
      const away = (input - (means[k] ?? 0)) / spread
      return total + Math.min(SQUARE_MAX, away * away) + 2 * Math.log(spread)
    }, 0)
    return sum / inputs.length
  })
  return sigmoid((heads.usualDistance - Math.min(...distances)) / DISTANCE_SOFTNESS)
}
