import type { Output } from '@plant-analysis/client'
import { t } from '../../texts/t.ts'

export type Case = Output<'admin.readModeration'>
type Flag = Case['flags'][number]

const reasons = {
  PHOTO_OFFENSIVE: 'moderation.photoOffensive',
  PHOTO_SHOWS_PERSON: 'moderation.photoShowsPerson',
  ANSWER_HARMFUL: 'moderation.answerHarmful',
  OTHER: 'moderation.otherReason',
} as const satisfies Record<Flag['reason'], string>

/** The reason of a report, in words. */
export const reasonText = (reason: Flag['reason']): string => t(reasons[reason])

/** Says whether a moderator or a member has reported the analysis, without the person's name. */
export const flaggedByText = (by: Flag['by']): string =>
  t(by === 'MODERATOR' ? 'moderation.byModerator' : 'moderation.byMember')
