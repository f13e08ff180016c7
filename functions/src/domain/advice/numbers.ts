import type { Issue } from './given.ts'

type Region = NonNullable<Issue['evidence'][number]['region']>

/** Limits a value to 0 to 1. NaN becomes 0. */
function clampFraction(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value))
}

/** Uses the thresholds of docs/api.md#the-analysis-object. */
export function likelihoodOf(confidence: number): Issue['likelihood'] {
  if (confidence < 0.4) return 'POSSIBLE'
  return confidence > 0.8 ? 'VERY_LIKELY' : 'LIKELY'
}

/** The part of a region that lies inside the photo. */
export function clampRegion(given: Region): Region {
  const [x, y] = [clampFraction(given.x), clampFraction(given.y)]
  const width = Math.min(clampFraction(given.width), 1 - x)
  const height = Math.min(clampFraction(given.height), 1 - y)
  return { x, y, width, height }
}
