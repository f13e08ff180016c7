import type { Assessed } from './assess.ts'

export const hasCondition = ({ condition }: Assessed): boolean => condition !== null

export function isHealthRight({ expected, answer: { outcome } }: Assessed): boolean {
  return outcome === (expected === 'HEALTHY' ? 'HEALTHY' : 'ISSUES_FOUND')
}

/** Said to be healthy where it is, or its condition named first. */
export function isNamedRight({ expected, condition, answer }: Assessed): boolean {
  if (expected === 'HEALTHY') return answer.outcome === 'HEALTHY'
  return answer.outcome === 'ISSUES_FOUND' && answer.firstIssue?.conditionId === condition
}

/** A condition that the plant does not have, called LIKELY or more. A label that is no condition of ours counts as wrong too. */
export function isNamedWrongly({ condition, answer }: Assessed): boolean {
  if (answer.outcome !== 'ISSUES_FOUND' || answer.firstIssue === null) return false
  return answer.firstIssue.likelihood !== 'POSSIBLE' && answer.firstIssue.conditionId !== condition
}
