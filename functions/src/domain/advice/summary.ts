import { conditions } from '../catalogue/conditions.ts'
import type { Texts } from '../locales/format-messages.ts'
import { withoutProductsOrPesticides } from '../safety/advice.ts'
import type { AdviceContext } from './context.ts'
import type { GivenDiagnosis, Issue } from './given.ts'
import { isConditionId } from './issue.ts'

type Named = {
  readonly conditionId: string
  readonly name: string
  readonly onlyIf?: string | null | undefined
}

type Answered = {
  readonly outcome: GivenDiagnosis['outcome']
  readonly word: GivenDiagnosis['health']['word']
  readonly isLeaf: boolean
}

const isHarmless = ({ conditionId }: Named): boolean =>
  isConditionId(conditionId) && conditions[conditionId].outlook === 'HARMLESS'

/** The service's own summary sentence, with the hosts of the strongest condition. */
export function summaryFor(
  { outcome, word, isLeaf }: Answered,
  found: readonly Named[],
  texts: Texts,
): string {
  const { healthy, healthyCareful, issues, issuesCareful, harmless, inconclusive, plant } =
    texts.summary
  if (outcome === 'HEALTHY') return word === 'PLAIN' ? healthy : healthyCareful
  if (!isLeaf) return plant
  if (found.length === 0) return inconclusive
  const sentence = found.every(isHarmless) ? harmless : word === 'PLAIN' ? issues : issuesCareful
  const names = sentence(found.map(({ name }) => name))
  const onlyIf = found[0]?.onlyIf
  return onlyIf ? texts.paragraph([names, onlyIf]) : names
}

/** Returns the model's sentence, unless the rules removed an issue or an issue is reportable. */
export function summaryOf(
  { health, issues: given, outcome, photo }: GivenDiagnosis,
  issues: readonly Issue[],
  { language, texts }: AdviceContext,
): string {
  const own = withoutProductsOrPesticides(health.summary, language)
  const isAllLeft = given.every((each) =>
    issues.some(({ conditionId }) => conditionId === each.conditionId),
  )
  const isItsOwn = isAllLeft && !issues.some(({ reportable }) => reportable) && own !== ''
  if (isItsOwn) return own
  const answered = { outcome, word: health.word, isLeaf: photo?.view !== 'PLANT' }
  return (outcome === 'HEALTHY' && own) || summaryFor(answered, issues, texts)
}
