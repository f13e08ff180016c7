import { conditions } from '../catalogue/conditions.ts'
import { withoutProductsOrPesticides } from '../safety/advice.ts'
import type { AdviceContext } from './context.ts'
import type { GivenDiagnosis, Issue } from './given.ts'
import { isConditionId } from './issue.ts'

const levels = ['LOW', 'MODERATE', 'HIGH', 'CRITICAL']

/** The highest severity that the condition can reach, even if the condition is unlikely. */
const gravityOf = ({ conditionId, severity }: Issue): number =>
  levels.indexOf(isConditionId(conditionId) ? conditions[conditionId].severity.ceiling : severity)

/** When to ask an expert about the strongest condition and about the most severe condition. */
export function seekExpertIf(
  issues: readonly Issue[],
  given: GivenDiagnosis['plan'],
  { language, texts, isCatalogueLanguage }: AdviceContext,
): string | null {
  const own = given?.seekExpertIf ? withoutProductsOrPesticides(given.seekExpertIf, language) : ''
  if (!isCatalogueLanguage && own !== '') return own
  const [gravest] = [...issues].sort((one, other) => gravityOf(other) - gravityOf(one))
  const sentences = [...new Set([issues[0], gravest])].flatMap((issue) => {
    if (issue === undefined) return []
    const { conditionId } = issue
    // A report waits for no threshold, which the text may name if a report is not always due.
    if (issue.reportable) return []
    return isConditionId(conditionId) ? [texts.conditions[conditionId].seekExpertIf] : [own]
  })
  const [first, second] = sentences.filter((text) => text !== '')
  if (first === undefined) return null
  return second === undefined ? first : texts.paragraph([first, second])
}
