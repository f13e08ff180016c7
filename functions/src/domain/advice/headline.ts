import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { Texts } from '../locales/format-messages.ts'
import type { GivenDiagnosis, GivenIssue, Issue } from './given.ts'

type Headline = NonNullable<Diagnosis['headline']>

/** A headline names a cause only if at least this many of 100 such causes are right. */
const rightOf100Min = 50

/** Whether the first issue is sure enough to be the headline. */
export const isHeadline = ({ rightOf100 = null }: Pick<GivenIssue, 'rightOf100'>): boolean =>
  rightOf100 !== null && rightOf100 >= rightOf100Min

type Answered = Pick<GivenDiagnosis, 'headline' | 'outcome' | 'photo'> & {
  readonly word: GivenDiagnosis['health']['word']
  readonly issues: readonly Issue[]
  /** Whether the rules removed an issue, so that the figure of the issues no longer applies. */
  readonly isChanged: boolean
}

/** The answer in one sentence: the cause if it is sure enough, else what was seen. */
export function headlineOf(answered: Answered, texts: Texts): Headline {
  const { outcome, issues, headline, word, isChanged } = answered
  const [first] = issues
  if (outcome !== 'ISSUES_FOUND' || first === undefined)
    return { kind: 'OUTCOME', sign: null, text: outcomeText(answered, texts), rightOf100: null }
  const sign = headline?.sign ?? 'UNCLEAR'
  const { name, rightOf100 } = first
  if (isHeadline(first))
    return { kind: 'CAUSE', sign, text: texts.headline.cause({ name }), rightOf100 }
  const { signs, signsCareful } = texts.headline
  return {
    kind: 'SIGNS',
    sign,
    text: (word === 'PLAIN' ? signs : signsCareful)({ sign: texts.signs[sign] }),
    rightOf100: isChanged ? null : (headline?.rightOf100 ?? null),
  }
}

function outcomeText({ outcome, photo, word }: Answered, { headline, summary }: Texts): string {
  switch (outcome) {
    case 'HEALTHY':
      return word === 'PLAIN' ? headline.healthy : summary.healthyCareful
    case 'NOT_A_PLANT':
      return summary.notAPlant
    case 'PHOTO_UNUSABLE':
      return summary.unusable
    default:
      return photo?.view === 'PLANT' ? summary.plant : summary.inconclusive
  }
}
