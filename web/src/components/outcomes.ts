import type { Analysis } from '@plant-analysis/client'

export type Outcome = Analysis['outcome']

/** What analyses come to, in the order in which they are shown. */
export const outcomes = [
  'HEALTHY',
  'ISSUES_FOUND',
  'INCONCLUSIVE',
  'NOT_A_PLANT',
  'PHOTO_UNUSABLE',
] as const satisfies Outcome[]
