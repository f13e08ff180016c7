import type { ConditionFacts } from '../catalogue/condition-facts.ts'
import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import type { AdviceContext } from './context.ts'
import type { Issue } from './given.ts'

type Severity = Issue['severity']
const levels: readonly Severity[] = ['LOW', 'MODERATE', 'HIGH', 'CRITICAL']

/** The severity that a condition usually reaches within weeks without treatment. */
const usual = { STAYS: 'LOW', SLOW: 'MODERATE', FAST: 'HIGH' } as const

const lower = (one: Severity, other: Severity): Severity =>
  levels.indexOf(one) < levels.indexOf(other) ? one : other
const higher = (one: Severity, other: Severity): Severity =>
  levels.indexOf(one) > levels.indexOf(other) ? one : other

/**
 * Derives severity from what the condition can do and how fast. The model's value counts only
 * within these bounds. A merely possible condition is not called severe unless it is reportable.
 */
export function severityOf(
  facts: Pick<ConditionFacts, 'severity'>,
  given: Severity | undefined,
  likelihood: Issue['likelihood'],
  isReportable: boolean,
): Severity {
  const { floor, ceiling, course } = facts.severity
  const bounded = higher(floor, lower(ceiling, given ?? usual[course]))
  if (isReportable) return higher('HIGH', bounded)
  return likelihood === 'POSSIBLE' ? lower('MODERATE', bounded) : bounded
}

/** For a condition outside the catalogue, from the model's value alone. */
export function severityOfOther(
  given: Severity | undefined,
  likelihood: Issue['likelihood'],
): Severity {
  return lower(likelihood === 'POSSIBLE' ? 'MODERATE' : 'HIGH', given ?? 'MODERATE')
}

/** Whether the law requires a report at the plant's location. Unknown counts as yes. */
export function isReportable(
  conditionId: ConditionId,
  { continent }: Pick<AdviceContext, 'continent'>,
): boolean {
  const { reportable } = conditions[conditionId]
  if (reportable === null) return false
  return reportable === 'EVERYWHERE' || continent === null || reportable.includes(continent)
}
