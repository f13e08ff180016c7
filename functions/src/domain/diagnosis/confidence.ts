import type { Issue } from '../advice/given.ts'

/** Confidence is never 0 or 1: no photo proves anything, and no network is always right. */
export const leastConfidence = 0.01
export const mostConfidence = 0.99

/** A probability for display, in hundredths and never 0 or 1. NaN becomes the lowest value. */
export const displayConfidence = (probability: number): number =>
  Number.isNaN(probability)
    ? leastConfidence
    : Math.min(mostConfidence, Math.max(leastConfidence, Math.round(probability * 100) / 100))

/** A measured share for display, always below 1, because pixel counts never cover a whole leaf. */
export const displayShare = (share: number): number => Math.min(mostConfidence, share)

/** Works like `displayShare`, but never returns 0, because the signs were found. */
export const displayFoundShare = (share: number): number =>
  Math.max(leastConfidence, displayShare(share))

/** Returns the likelihood of a confidence by the thresholds of docs/api.md#the-analysis-object. */
export function likelihoodOf(confidence: number): Issue['likelihood'] {
  if (confidence < 0.4) return 'POSSIBLE'
  return confidence > 0.8 ? 'VERY_LIKELY' : 'LIKELY'
}
