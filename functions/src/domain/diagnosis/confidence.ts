/** No photo proves anything, and the network was never right every time. */
export const leastConfidence = 0.01
export const mostConfidence = 0.99

/**
 * A probability as it is told: in hundredths, and neither impossible nor certain. What is no number
 * says nothing.
 */
export const toldConfidence = (probability: number): number =>
  Number.isNaN(probability)
    ? leastConfidence
    : Math.min(mostConfidence, Math.max(leastConfidence, Math.round(probability * 100) / 100))

/** A measured share as a sentence tells it: counting pixels never finds all of a leaf. */
export const toldShare = (share: number): number => Math.min(mostConfidence, share)

/** The same of what was found: it is there, however little of a leaf it covers. */
export const toldShareFound = (share: number): number => Math.max(leastConfidence, toldShare(share))
