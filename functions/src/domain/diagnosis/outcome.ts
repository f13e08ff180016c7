import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { PhotoIssueCode } from '../locales/schema.ts'

/**
 * A photo whose plant probability is below this value counts as a photo without a plant. 98 % of
 * the held-out photos without a plant have a lower probability, and so do 1 % of the held-out
 * photos with a plant.
 */
export const plantProbabilityMin = 0.6
const sidePxMin = 96
const sharpnessMin = 0.28
const sharpnessGood = 0.42
const darkFractionMax = 0.9
const brightFractionMax = 0.9
const foliageFractionGood = 0.04

type HealthWord = Diagnosis['health']['word']

export type PhotoAssessment = {
  readonly outcome: Diagnosis['outcome']
  readonly word: HealthWord
  readonly issues: PhotoIssueCode[]
}

/**
 * Decides the outcome for a photo. A fault makes the photo unusable only if the fault hides the
 * plant. A photo of a plain wall counts as a photo without a plant, not as a blurred photo. A photo
 * of a whole plant does not show the plant's health, because the network has learnt from leaves.
 */
export function assessPhoto(measurements: PhotoMeasurements): PhotoAssessment {
  const issues = photoIssues(measurements)
  const { plantProbability, view } = measurements.signals
  const silent = { word: 'NONE', issues } as const
  if (isHidden(measurements, issues)) return { ...silent, outcome: 'PHOTO_UNUSABLE' }
  if (plantProbability < plantProbabilityMin)
    return { outcome: 'NOT_A_PLANT', word: 'NONE', issues: [] }
  if (issues.includes('BLURRED') && measurements.quality.sharpness < sharpnessMin)
    return { ...silent, outcome: 'PHOTO_UNUSABLE' }
  if (view.kind === 'PLANT') return { ...silent, outcome: 'INCONCLUSIVE' }
  return { ...healthIn(measurements.signals), issues }
}

/** The health by the bands of the model's figures. An unfamiliar photo has a lower probability. */
function healthIn({ diseasedProbability, figures }: PhotoMeasurements['signals']) {
  const { HEALTHY, UNHEALTHY } = figures.limits
  for (const word of ['PLAIN', 'CAREFUL'] as const) {
    if (diseasedProbability <= HEALTHY[word]) return { outcome: 'HEALTHY', word } as const
    if (diseasedProbability >= UNHEALTHY[word]) return { outcome: 'ISSUES_FOUND', word } as const
  }
  return { outcome: 'INCONCLUSIVE', word: 'NONE' } as const
}

function photoIssues({
  widthPx,
  heightPx,
  quality,
  foliage,
  signals,
}: PhotoMeasurements): PhotoIssueCode[] {
  const issues: PhotoIssueCode[] = []
  if (Math.min(widthPx, heightPx) < sidePxMin) issues.push('TOO_SMALL')
  if (quality.darkFraction > darkFractionMax) issues.push('TOO_DARK')
  if (quality.brightFraction > brightFractionMax) issues.push('TOO_BRIGHT')
  if (quality.sharpness < sharpnessGood) issues.push('BLURRED')
  if (signals.view.kind === 'PLANT') issues.push('NOT_A_LEAF')
  else if (foliage.foliageFraction > 0 && foliage.foliageFraction < foliageFractionGood)
    issues.push('TOO_FAR')
  return issues
}

/** Whether the plant cannot be seen. A very dark or bright photo is usable if leaves are clear. */
function isHidden({ foliage }: PhotoMeasurements, issues: readonly PhotoIssueCode[]): boolean {
  if (issues.includes('TOO_SMALL')) return true
  const isExposedWrongly = issues.includes('TOO_DARK') || issues.includes('TOO_BRIGHT')
  return isExposedWrongly && foliage.foliageFraction < foliageFractionGood
}
