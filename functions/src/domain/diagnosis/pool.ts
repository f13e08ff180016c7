import type { PhotoMeasurements } from '@plant/image-processor/protocol'

type Signals = PhotoMeasurements['signals']

/** A probability of 0 or 1 would outweigh all other photos. */
const probabilityMin = 0.001

/**
 * Pools the photos of one plant: the marks of the latest photo, and the network's mean answer over
 * all photos of leaves. The model's figures say how to read the mean. A photo that shows no leaf
 * is measured alone.
 */
export function poolLooks(
  latest: PhotoMeasurements,
  earlier: readonly Signals[],
): PhotoMeasurements {
  const leaves = [latest.signals, ...earlier].filter(({ view }) => view.kind === 'LEAF')
  const isAlone = latest.signals.view.kind !== 'LEAF' || leaves.length < 2
  return isAlone ? latest : { ...latest, signals: pooled(latest.signals, leaves) }
}

function pooled(latest: Signals, all: readonly Signals[]): Signals {
  const { slope, offset, health } = latest.figures.pooled
  const logit = meanOf(all.map(({ diseasedProbability }) => logitOf(diseasedProbability)))
  return {
    ...latest,
    diseasedProbability: 1 / (1 + Math.exp(-(slope * logit + offset))),
    symptomGroups: meanShares(all.map(({ symptomGroups }) => symptomGroups)),
    conditions: meanShares(all.map(({ conditions }) => conditions)),
    laterConditions: meanShares(all.map(({ laterConditions }) => laterConditions)),
    species: meanShares(all.map(({ species }) => species)),
    familiarity: meanOf(all.map(({ familiarity }) => familiarity)),
    figures: { ...latest.figures, health: { LEAF: health } },
  }
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function logitOf(probability: number): number {
  const bounded = Math.min(1 - probabilityMin, Math.max(probabilityMin, probability))
  return Math.log(bounded / (1 - bounded))
}

function meanShares<Name extends string>(
  all: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const names = Object.keys(all[0] ?? {}) as Name[]
  return Object.fromEntries(
    names.map((name) => [name, meanOf(all.map((shares) => shares[name]))]),
  ) as Record<Name, number>
}
