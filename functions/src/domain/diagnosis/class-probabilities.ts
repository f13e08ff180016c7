import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { ConditionId } from '../catalogue/conditions.ts'

/** Most familiar photos are above this value. A test compares it with `training/calibration.py`. */
export const unknownBelow = 0.25
export const knownAbove = 0.7

/**
 * How much to trust the network's class probabilities for this photo: 1 for photos like the
 * training data, 0 for very different photos, on which the network is mostly wrong
 * (docs/decisions/0022). Values in between weigh species and signs. Conditions need no weight,
 * because the network has already adjusted their shares.
 */
export function classTrust({ signals }: PhotoMeasurements): number {
  const above = (signals.familiarity - unknownBelow) / (knownAbove - unknownBelow)
  return Math.min(1, Math.max(0, above))
}

type Shares = Readonly<Partial<Record<ConditionId, number>>>

/** The network's share for a condition, or null if the training data lack the condition. */
export function namedShareOf(
  conditionId: ConditionId,
  { signals }: PhotoMeasurements,
): number | null {
  const { conditions, laterConditions }: { conditions: Shares; laterConditions: Shares } = signals
  return conditions[conditionId] ?? laterConditions[conditionId] ?? null
}

/** The network's share for all conditions that it cannot name. */
export function unnamedShare({ signals }: PhotoMeasurements): number {
  const { conditions, laterConditions } = signals
  const named = sumOf(conditions) + sumOf(laterConditions)
  return Math.max(0, 1 - named)
}

const sumOf = (shares: Readonly<Record<string, number>>): number =>
  Object.values(shares).reduce((sum, share) => sum + share, 0)
