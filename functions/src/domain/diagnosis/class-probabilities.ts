import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { ConditionId } from '../catalogue/conditions.ts'

/** As in `training/calibration.py`, which a test compares. Most familiar photos lie above. */
export const unknownBelow = 0.25
export const knownAbove = 0.7

/**
 * How far the network's class probabilities are trusted on this photo, 0 to 1. It is 1 on photos
 * like those learnt from. It is 0 on unlike ones, where they are more often wrong than right
 * (docs/decisions/0022). Between, species are told and signs weighed by it. Conditions are not: the
 * network has levelled their shares out itself (docs/decisions/0300).
 */
export function classTrust({ signals }: PhotoMeasurements): number {
  const above = (signals.familiarity - unknownBelow) / (knownAbove - unknownBelow)
  return Math.min(1, Math.max(0, above))
}

type Shares = Readonly<Partial<Record<ConditionId, number>>>

/** The network's share for a condition, or null for one that it was never shown. */
export function namedShareOf(
  conditionId: ConditionId,
  { signals }: PhotoMeasurements,
): number | null {
  const { conditions, laterConditions }: { conditions: Shares; laterConditions: Shares } = signals
  return conditions[conditionId] ?? laterConditions[conditionId] ?? null
}

/** The network's share for everything that it has no name for. */
export function unnamedShare({ signals }: PhotoMeasurements): number {
  const { conditions, laterConditions } = signals
  const named = sumOf(conditions) + sumOf(laterConditions)
  return Math.max(0, 1 - named)
}

const sumOf = (shares: Readonly<Record<string, number>>): number =>
  Object.values(shares).reduce((sum, share) => sum + share, 0)
