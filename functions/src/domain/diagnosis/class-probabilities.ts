import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { ConditionId } from '../catalogue/conditions.ts'

/** Photos with a familiarity below this value are unfamiliar (`training/calibration.py`). */
export const unknownBelow = 0.25
export const knownAbove = 0.7

/**
 * How far to trust the network's class probabilities for a photo. The trust is 1 for photos like
 * the training data. The trust is 0 for very different photos, on which the network is mostly wrong
 * (docs/decisions/0022). The trust is a weight for species and signs. Conditions need no weight,
 * because the network has already adjusted their probabilities.
 */
export function classTrust({ signals }: PhotoMeasurements): number {
  const above = (signals.familiarity - unknownBelow) / (knownAbove - unknownBelow)
  return Math.min(1, Math.max(0, above))
}

type Shares = Readonly<Partial<Record<ConditionId, number>>>

/** The network's probability of a condition; null if the training data lack the condition. */
export function namedShareOf(
  conditionId: ConditionId,
  { signals }: PhotoMeasurements,
): number | null {
  const { conditions, laterConditions }: { conditions: Shares; laterConditions: Shares } = signals
  return conditions[conditionId] ?? laterConditions[conditionId] ?? null
}

/** The probability that the condition is none of the network's classes. */
export function unnamedShare({ signals }: PhotoMeasurements): number {
  const { conditions, laterConditions } = signals
  const named = sumOf(conditions) + sumOf(laterConditions)
  return Math.max(0, 1 - named)
}

const sumOf = (shares: Readonly<Record<string, number>>): number =>
  Object.values(shares).reduce((sum, share) => sum + share, 0)
