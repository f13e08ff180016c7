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

/** What a reason of the model provider concerns, by its start. The rest is the provider's word. */
const concerns = [
  ['PROMPT_', 'moderation.providerPhoto'],
  ['ANSWER_', 'moderation.providerAnswer'],
  ['HARM_CATEGORY_', 'moderation.providerRating'],
] as const

/** A reason of the model provider, or the flag behind an earlier block, in words. */
export function providerText(reason: string): string {
  const flag = Object.keys(reasons).find((each) => each === reason)
  if (flag) return reasonText(flag as Flag['reason'])
  const [start, text] = concerns.find(([start]) => reason.startsWith(start)) ?? []
  if (!text) return reason
  return t(text, { code: reason.slice(start.length).toLowerCase().replaceAll('_', ' ') })
}
