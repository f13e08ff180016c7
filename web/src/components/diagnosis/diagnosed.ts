import type { Analysis } from '@plant-analysis/client'

/** The diagnosis of an analysis, which its user and a moderator see alike. */
export type Diagnosed = Pick<
  Analysis,
  | 'outcome'
  | 'headline'
  | 'photo'
  | 'plant'
  | 'health'
  | 'measurements'
  | 'issues'
  | 'plan'
  | 'care'
>
