import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { ConditionId } from '../catalogue/conditions.ts'

/** As in `training/calibration.py`, which a test compares. Most familiar photos lie above. */
export const unknownBelow = 0.35
export const knownAbove = 0.7

/**
 * How far the network's class probabilities are trusted on this photo, 0 to 1. It is 1 on photos
 * like those learnt from. It is 0 on unlike ones, where they are more often wrong than right
 * (docs/decisions/0022).
 */
export function classTrust({ signals }: PhotoMeasurements): number {
  const above = (signals.familiarity - unknownBelow) / (knownAbove - unknownBelow)
  return Math.min(1, Math.max(0, above))
}

/** The network's share for a condition, or null for one that it was never shown. */
export function namedShareOf(
  conditionId: ConditionId,
  { signals }: PhotoMeasurements,
): number | null {
  const shares: Partial<Record<ConditionId, number>> = sharesOf(signals)
  return shares[conditionId] ?? null
}

const sharesOf = ({ conditions, laterConditions }: PhotoMeasurements['signals']) => ({
  ...conditions,
  ...laterConditions,
})

/** The network's share for everything that it has no name for. */
export function unnamedShare({ signals }: PhotoMeasurements): number {
  const named = Object.values(sharesOf(signals)).reduce((sum, share) => sum + share, 0)
  return Math.max(0, 1 - named)
}
