import { type Assessed, isAnswered } from './assess.ts'
import { hasCondition, isHealthRight, isNamedRight } from './right.ts'

/** A statement of a model, with its confidence from 0 to 1 and whether it is right. */
export type Claim = { readonly confidence: number; readonly isRight: boolean }
export type Bin = { readonly claims: number; readonly confidence: number; readonly right: number }

const bins = 10

/** Claims about health: one claim for each labelled plant that was called healthy or diseased. */
export function healthClaims(photos: readonly Assessed[]): Claim[] {
  return photos.flatMap((photo) => {
    const { answer } = photo
    if (photo.expected !== 'HEALTHY' && photo.expected !== 'DISEASED') return []
    if (!isAnswered(answer)) return []
    if (answer.outcome !== 'HEALTHY' && answer.outcome !== 'ISSUES_FOUND') return []
    const { diseasedProbability } = answer
    const confidence = Math.max(diseasedProbability, 1 - diseasedProbability)
    return [{ confidence, isRight: isHealthRight(photo) }]
  })
}

/** Claims about the first issue, for healthy plants and plants with a catalogued condition. */
export function nameClaims(photos: readonly Assessed[]): Claim[] {
  return photos.flatMap((photo) => {
    const { answer } = photo
    if (!isAnswered(answer) || answer.outcome !== 'ISSUES_FOUND' || !answer.firstIssue) return []
    if (photo.expected !== 'HEALTHY' && !hasCondition(photo)) return []
    return [{ confidence: answer.firstIssue.confidence, isRight: isNamedRight(photo) }]
  })
}

/** Returns the claims, mean confidence and share of right claims in ten equal confidence steps. */
export function calibrationCurve(claims: readonly Claim[]): Bin[] {
  return Array.from({ length: bins }, (_, k) => {
    const some = claims.filter(
      ({ confidence }) => Math.min(bins - 1, Math.floor(confidence * bins)) === k,
    )
    const mean = (of: (claim: Claim) => number): number =>
      some.reduce((sum, claim) => sum + of(claim), 0) / Math.max(1, some.length)
    return {
      claims: some.length,
      confidence: mean(({ confidence }) => confidence),
      right: mean(({ isRight }) => (isRight ? 1 : 0)),
    }
  })
}

/** The expected calibration error: how far confidence is from the share of right claims. */
export function calibrationError(claims: readonly Claim[]): number {
  return calibrationCurve(claims).reduce(
    (sum, bin) =>
      sum + (bin.claims / Math.max(1, claims.length)) * Math.abs(bin.confidence - bin.right),
    0,
  )
}
