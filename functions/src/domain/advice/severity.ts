import type { ConditionFacts } from '../catalogue/condition-facts.ts'
import type { Issue } from './given.ts'

type Severity = Issue['severity']
const levels: readonly Severity[] = ['LOW', 'MODERATE', 'HIGH', 'CRITICAL']

/** What a condition comes to within weeks where nothing is done. */
const usual = { STAYS: 'LOW', SLOW: 'MODERATE', FAST: 'HIGH' } as const

const lower = (one: Severity, other: Severity): Severity =>
  levels.indexOf(one) < levels.indexOf(other) ? one : other
const higher = (one: Severity, other: Severity): Severity =>
  levels.indexOf(one) > levels.indexOf(other) ? one : other

/**
 * By what the condition can do and how fast. A model's word counts within these bounds. What is
 * only possible frightens nobody, unless a suspicion is to be reported.
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

/** Of a condition that is not in the catalogue, by the model's word alone. */
export function severityOfOther(
  given: Severity | undefined,
  likelihood: Issue['likelihood'],
): Severity {
  return lower(likelihood === 'POSSIBLE' ? 'MODERATE' : 'HIGH', given ?? 'MODERATE')
}
