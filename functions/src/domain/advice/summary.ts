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

/** The service's own summary sentence, with the hosts of the strongest condition. */
export function issuesSummary(found: readonly Named[], texts: Texts): string {
  const isHarmless = found.every(
    ({ conditionId }) =>
      isConditionId(conditionId) && conditions[conditionId].outlook === 'HARMLESS',
  )
  const names = texts.summary[isHarmless ? 'harmless' : 'issues'](found.map(({ name }) => name))
  const onlyIf = found[0]?.onlyIf
  return onlyIf ? texts.paragraph([names, onlyIf]) : names
}

/** Returns the model's sentence, unless the rules removed an issue or an issue is reportable. */
export function summaryOf(
  { health, issues: given, outcome }: GivenDiagnosis,
  issues: readonly Issue[],
  { language, texts }: AdviceContext,
): string {
  const own = withoutProductsOrPesticides(health.summary, language)
  const isAllLeft = given.every((each) =>
    issues.some(({ conditionId }) => conditionId === each.conditionId),
  )
  const isItsOwn = isAllLeft && !issues.some(({ reportable }) => reportable) && own !== ''
  if (outcome === 'HEALTHY') return own || texts.summary.healthy
  if (isItsOwn) return own
  return issues.length === 0 ? texts.summary.inconclusive : issuesSummary(issues, texts)
}
