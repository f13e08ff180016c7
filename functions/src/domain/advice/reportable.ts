import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import type { AdviceContext } from './context.ts'

/** Whether a suspicion is to be reported where the plant grows. Without a place it is. */
export function isReportable(
  conditionId: ConditionId,
  { continent }: Pick<AdviceContext, 'continent'>,
): boolean {
  const { reportable } = conditions[conditionId]
  if (reportable === null) return false
  return reportable === 'EVERYWHERE' || continent === null || reportable.includes(continent)
}
