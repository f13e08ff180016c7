import type { Output } from '@plant-analysis/client'

type Flag = Output<'admin.readModeration'>['flags'][number]

/** Whether blocking the analysis would count as a violation by the user who sent the photo. */
export const isViolation = (flags: readonly Pick<Flag, 'reason'>[]): boolean =>
  flags.length === 0 || flags.some(({ reason }) => reason !== 'ANSWER_HARMFUL')
