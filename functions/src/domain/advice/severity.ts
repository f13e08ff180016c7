import type { ConditionFacts } from '../catalogue/condition-facts.ts'
import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import { requiresReport } from '../catalogue/law.ts'
import type { AdviceContext } from './context.ts'
import type { Issue } from './given.ts'
import { areAmong, plantsOf } from './setting.ts'

type Severity = Issue['severity']
const levels: readonly Severity[] = ['LOW', 'MODERATE', 'HIGH', 'CRITICAL']

/** The severity that a condition usually reaches within weeks without treatment. */
const usual = { STAYS: 'LOW', SLOW: 'MODERATE', FAST: 'HIGH' } as const

const lower = (one: Severity, other: Severity): Severity =>
  levels.indexOf(one) < levels.indexOf(other) ? one : other
const higher = (one: Severity, other: Severity): Severity =>
  levels.indexOf(one) > levels.indexOf(other) ? one : other

/**
 * Derives the severity from the catalogue's floor, ceiling and course. The model's value is limited
 * to the range from floor to ceiling. A reportable condition is at least HIGH. Any other condition
 * that is only POSSIBLE is at most MODERATE.
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

/** The severity of a condition outside the catalogue, from the model's value alone. */
export function severityOfOther(
  given: Severity | undefined,
  likelihood: Issue['likelihood'],
): Severity {
  return lower(likelihood === 'POSSIBLE' ? 'MODERATE' : 'HIGH', given ?? 'MODERATE')
}

/** Whether the law requires a report, or the law is unknown and may require one. */
export function isReportable(
  conditionId: ConditionId,
  about: Pick<AdviceContext, 'territory' | 'candidates'>,
): boolean {
  const { reportable, commonOn } = conditions[conditionId]
  const common = commonOn[about.territory ?? ''] ?? []
  return (
    requiresReport(reportable, about.territory) && !areAmong(plantsOf(conditionId, about), common)
  )
}
