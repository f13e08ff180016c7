import type { Action, Analysis, Issue } from './analysis.ts'

/** The word for the confidence in a species, from 0 to 1. */
export function wordOf(confidence: number): string {
  if (confidence > 0.8) return 'very likely'
  return confidence < 0.4 ? 'possibly' : 'likely'
}

export const severityWords: Record<Issue['severity'], string> = {
  LOW: 'minor',
  MODERATE: 'moderate',
  HIGH: 'serious',
  CRITICAL: 'critical',
}

const flagWords: Record<Action['safetyFlags'][number], string> = {
  LABEL_CHECK: 'follow the label',
  PETS: 'keep pets away',
  CHILDREN: 'keep children away',
  POLLINATORS: 'protect bees and other pollinators',
  EDIBLE_HARVEST: 'check before you eat any of it',
  SAP_IRRITANT: 'its sap irritates the skin',
  QUARANTINE: 'keep it apart from other plants',
  REPORTABLE: 'must be reported by law',
}

/** The English warnings of an action. A flag that this version does not know is shown unchanged. */
export function wordsOfFlags({ safetyFlags }: Action): string {
  return safetyFlags.map((flag) => flagWords[flag] ?? flag).join(', ')
}

/** The result in one sentence: the service's headline, or an English sentence for older results. */
export function sentenceOf(analysis: Analysis): string {
  if (analysis.moderation.state === 'BLOCKED')
    return 'The diagnosis is withheld until a moderator has looked at it.'
  // Older versions of the service do not send this field.
  if (analysis.headline) return analysis.headline.text
  switch (analysis.outcome) {
    case 'HEALTHY':
      return 'The plant looks healthy.'
    case 'ISSUES_FOUND':
      return 'The plant has a problem.'
    case 'NOT_A_PLANT':
      return 'There is no plant on this photo.'
    case 'PHOTO_UNUSABLE':
      return 'The photo is not good enough for a diagnosis.'
    case 'INCONCLUSIVE':
      return 'The photo does not show what is wrong.'
    default:
      return `The outcome is ${analysis.outcome satisfies never}.`
  }
}

/**
 * States how often similar answers were right. Returns an empty text if nobody measured the
 * accuracy of the model.
 */
export function measuredOf({ headline, health }: Analysis): string {
  const rightOf100 = headline?.rightOf100 ?? health.rightOf100
  if (rightOf100 === null) return ''
  return headline?.kind === 'SIGNS' && headline.rightOf100 !== null
    ? `In about ${rightOf100} of 100 such answers the cause was among those below.`
    : `Of 100 such answers about ${rightOf100} were right.`
}

const trendWords = {
  BETTER: 'it is better',
  SAME: 'it is the same',
  WORSE: 'it is worse',
  UNSURE: 'no change is sure',
} as const satisfies Record<NonNullable<Analysis['progress']>['trend'], string>

/** Describes the change since an earlier photo, or returns an empty text without that photo. */
export function trendOf({ progress }: Analysis): string {
  // Older versions of the service do not send this field.
  if (!progress) return ''
  const { since, trend, discolouredFraction: discoloured, lesionCount: spots } = progress
  const percent = (share: number) => `${Math.round(share * 100)} %`
  const measured = [
    `${percent(discoloured.before)} of the foliage was discoloured, now ${percent(discoloured.now)}`,
    `spots: ${spots.before}, now ${spots.now}`,
  ]
  return `Since ${since.slice(0, 10)} ${trendWords[trend]} (${measured.join('; ')}).`
}

/** Describes when to do an action: in days from today, or at a stage of the plant. */
export function whenOf({ startInDays, stageText, repeatEveryDays, repeatTimes }: Action): string {
  if (startInDays === null) return stageText ?? 'Later'
  const start =
    startInDays === 0 ? 'Today' : startInDays === 1 ? 'Tomorrow' : `In ${startInDays} days`
  if (repeatEveryDays === null) return start
  const every = repeatEveryDays === 1 ? 'every day' : `every ${repeatEveryDays} days`
  if (repeatTimes === null) return `${start}, then ${every}`
  return `${start}, then ${every}, ${repeatTimes === 1 ? 'once' : `${repeatTimes} times`}`
}
