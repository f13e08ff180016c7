import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import type { AdviceContext } from './context.ts'

/**
 * Whether a suspicion must be reported at the plant's location. An unknown location counts as yes.
 */
export function isReportable(
  conditionId: ConditionId,
  { continent }: Pick<AdviceContext, 'continent'>,
): boolean {
  const { reportable } = conditions[conditionId]
  if (reportable === null) return false
  return reportable === 'EVERYWHERE' || continent === null || reportable.includes(continent)
}
