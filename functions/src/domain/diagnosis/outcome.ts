import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { PhotoIssueCode } from '../locales/schema.ts'

/**
 * A photo whose plant probability is below this value counts as a photo without a plant. 98 % of
 * the held-out photos without a plant have a lower probability, and so do 1 % of the held-out
 * photos with a plant.
 */
export const plantProbabilityMin = 0.6
/**
 * Between these two probabilities the outcome is INCONCLUSIVE. Unfamiliar photos need no wider
 * range, because the network has already lowered their probability (docs/decisions/0305).
 */
const healthyBelow = 0.48
const issuesAbove = 0.52

const sidePxMin = 96
const sharpnessMin = 0.28
const sharpnessGood = 0.42
const darkFractionMax = 0.9
const brightFractionMax = 0.9
const foliageFractionGood = 0.04

export type PhotoAssessment = {
  readonly outcome: Diagnosis['outcome']
  readonly issues: PhotoIssueCode[]
}

/**
 * Decides the outcome for a photo. A fault makes the photo unusable only if the fault hides the
 * plant. A photo of a plain wall counts as a photo without a plant, not as a blurred photo.
 */
export function assessPhoto(measurements: PhotoMeasurements): PhotoAssessment {
  const issues = photoIssues(measurements)
  const { plantProbability, diseasedProbability } = measurements.signals
  if (isHidden(measurements, issues)) return { outcome: 'PHOTO_UNUSABLE', issues }
  if (plantProbability < plantProbabilityMin) return { outcome: 'NOT_A_PLANT', issues: [] }
  if (issues.includes('BLURRED') && measurements.quality.sharpness < sharpnessMin) {
    return { outcome: 'PHOTO_UNUSABLE', issues }
  }
  if (diseasedProbability < healthyBelow) return { outcome: 'HEALTHY', issues }
  if (diseasedProbability > issuesAbove) return { outcome: 'ISSUES_FOUND', issues }
  return { outcome: 'INCONCLUSIVE', issues }
}

function photoIssues({ widthPx, heightPx, quality, foliage }: PhotoMeasurements): PhotoIssueCode[] {
  const issues: PhotoIssueCode[] = []
  if (Math.min(widthPx, heightPx) < sidePxMin) issues.push('TOO_SMALL')
  if (quality.darkFraction > darkFractionMax) issues.push('TOO_DARK')
  if (quality.brightFraction > brightFractionMax) issues.push('TOO_BRIGHT')
  if (quality.sharpness < sharpnessGood) issues.push('BLURRED')
  if (foliage.foliageFraction > 0 && foliage.foliageFraction < foliageFractionGood) {
    issues.push('TOO_FAR')
  }
  return issues
}

/** Whether the plant cannot be seen. A very dark or bright photo is usable if leaves are clear. */
function isHidden({ foliage }: PhotoMeasurements, issues: readonly PhotoIssueCode[]): boolean {
  if (issues.includes('TOO_SMALL')) return true
  const isExposedWrongly = issues.includes('TOO_DARK') || issues.includes('TOO_BRIGHT')
  return isExposedWrongly && foliage.foliageFraction < foliageFractionGood
}
