/** No photo proves anything, and the network was never right every time. */
const toldMin = 0.01
const toldMax = 0.99

/** A probability as it is told: in hundredths, and neither impossible nor certain. */
export const toldConfidence = (probability: number): number =>
  Math.min(toldMax, Math.max(toldMin, Math.round(probability * 100) / 100))

/** A measured share as a sentence tells it: counting pixels never finds all of a leaf. */
export const toldShare = (share: number): number => Math.min(toldMax, share)
