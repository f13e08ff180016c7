import type { Analysis } from '@plant-analysis/client'

export type Outcome = Analysis['outcome']

/** The outcomes of analyses, in display order. */
export const outcomes = [
  'HEALTHY',
  'ISSUES_FOUND',
  'INCONCLUSIVE',
  'NOT_A_PLANT',
  'PHOTO_UNUSABLE',
] as const satisfies Outcome[]
