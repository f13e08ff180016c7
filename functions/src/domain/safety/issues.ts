import { limits } from '../../contract/limits.ts'
import type { AdviceContext } from '../advice/context.ts'
import type { GivenIssue, Issue } from '../advice/given.ts'
import { hostFitOf } from '../advice/hosts.ts'
import { isConditionId, knownIssue, otherConditionId, otherIssue } from '../advice/issue.ts'

/**
 * Keeps known conditions and `other`, each once, strongest first, at most three. Drops conditions
 * that this plant cannot have. Only the model's observations come from the model; everything else
 * comes from the catalogue.
 */
export function ruleIssues(given: readonly GivenIssue[], about: AdviceContext): Issue[] {
  const ranked = given
    .flatMap((issue) => ruleIssue(issue, about))
    .sort((one, other) => other.confidence - one.confidence)
  const strongest = (id: string) => ranked.find(({ conditionId }) => conditionId === id)
  return ranked
    .filter((issue) => strongest(issue.conditionId) === issue)
    .slice(0, limits.analysis.issuesMax)
}

/** Returns an empty array if the issue is not allowed. */
function ruleIssue(given: GivenIssue, about: AdviceContext): Issue[] {
  const { conditionId } = given
  if (isConditionId(conditionId)) {
    return hostFitOf(conditionId, about) === 'MISFIT' ? [] : [knownIssue(given, conditionId, about)]
  }
  if (conditionId !== otherConditionId) return []
  const other = otherIssue(given, about)
  return other.name === '' ? [] : [other]
}
