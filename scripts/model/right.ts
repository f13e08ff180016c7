import type { Assessed } from './assess.ts'

/** Whether the catalogue has the plant's condition. */
export const hasCondition = ({ condition }: Assessed): boolean => condition !== null

/** Whether the answer says rightly that the plant is healthy or diseased. */
export function isHealthRight({ expected, answer: { outcome } }: Assessed): boolean {
  return outcome === (expected === 'HEALTHY' ? 'HEALTHY' : 'ISSUES_FOUND')
}

/** Whether a healthy plant is called healthy, or the condition of a diseased one named first. */
export function isNamedRight({ expected, condition, answer }: Assessed): boolean {
  if (expected === 'HEALTHY') return answer.outcome === 'HEALTHY'
  return answer.outcome === 'ISSUES_FOUND' && answer.firstIssue?.conditionId === condition
}

/**
 * Whether a condition that the plant does not have is called LIKELY or more.
 * Counts every name as wrong for a label that is no condition of the catalogue.
 */
export function isNamedWrongly({ condition, answer }: Assessed): boolean {
  if (answer.outcome !== 'ISSUES_FOUND' || answer.firstIssue === null) return false
  return answer.firstIssue.likelihood !== 'POSSIBLE' && answer.firstIssue.conditionId !== condition
}
