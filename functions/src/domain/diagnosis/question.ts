import { limits } from '../../contract/limits.ts'
import type { PlantHints } from '../../contract/schemas/analysis.ts'
import { questionValues } from '../../contract/schemas/analysis-values.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { GivenIssue } from '../advice/given.ts'
import { isHeadline } from '../advice/headline.ts'
import { hostFitOf } from '../advice/hosts.ts'
import { actions } from '../catalogue/actions.ts'
import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import { type Answer, type QuestionId, questions } from '../catalogue/questions.ts'
import type { Texts } from '../locales/format-messages.ts'

type Candidates = Diagnosis['plant']['candidates']
type Found = Pick<GivenIssue, 'rightOf100'> & { readonly conditionId: ConditionId }

const citrus = 'Citrus'

/** A caller who says that the plant is a citrus names its genus. */
export function citrusNamed(
  { species }: Pick<PlantHints, 'species'>,
  answers: readonly Answer[],
): Pick<PlantHints, 'species'> {
  const isCitrus = answers.some(({ question, value }) => question === 'CITRUS' && value === 'YES')
  return { species: species ?? (isCitrus ? citrus : null) }
}

/** CITRUS is last: the law needs it, but it rarely decides between the possibilities. */
const order: readonly QuestionId[] = ['SOIL', 'COATING', 'CITRUS']

/**
 * The question that decides between the leading possibilities; null if none is left to ask. Beside
 * a headline that names the cause, only CITRUS is left, because the law needs it.
 */
export function questionFor(
  issues: readonly Found[],
  plants: Candidates,
  answers: readonly Answer[],
  texts: Texts,
): Diagnosis['question'] {
  if (answers.length >= limits.chain.answersMax) return null
  const question = order.find(
    (id) => !answers.some((given) => given.question === id) && decides(id, issues, plants),
  )
  return question === undefined ? null : describeQuestion(question, texts)
}

/** A question with its answers, in words. */
export const describeQuestion = (
  question: QuestionId,
  texts: Texts,
): NonNullable<Diagnosis['question']> => ({
  question,
  text: texts.questions[question],
  values: questionValues[question].map((value) => ({ value, text: texts.answers[value] })),
})

function decides(question: QuestionId, issues: readonly Found[], plants: Candidates): boolean {
  const leading = issues.map(({ conditionId }) => conditionId)
  if (question === 'CITRUS') return isAboutCitrus(leading) && isUnknownCitrus(plants)
  const [first] = issues
  if (first === undefined || isHeadline(first)) return false
  const decided = questions[question].flatMap(({ favours }) => favours)
  const confusable = conditions[first.conditionId].lookAlikes
  return [...leading, ...confusable].some((id) => decided.includes(id))
}

/** Whether a citrus with one of these conditions may have a disease that must be reported. */
const isAboutCitrus = (leading: readonly ConditionId[]): boolean =>
  leading.some(
    (id) =>
      isOfCitrus(id) ||
      conditions[id].actions.some((action) => actions[action].effects.includes('ASKS_FOR_CITRUS')),
  )

const isUnknownCitrus = (candidates: Candidates): boolean =>
  hostFitOf('citrus_canker', { candidates }) === 'UNKNOWN'

/** Whether only citrus plants have the condition. */
export function isOfCitrus(id: ConditionId): boolean {
  const { hosts } = conditions[id]
  return hosts !== 'ANY' && hosts.includes(citrus)
}
