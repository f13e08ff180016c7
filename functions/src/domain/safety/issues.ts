import { limits } from '../../contract/limits.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { type ConditionId, conditionIds, conditions } from '../catalogue/conditions.ts'
import { withoutProducts } from './advice.ts'

type Issue = Diagnosis['issues'][number]
type Region = NonNullable<Issue['evidence'][number]['region']>

/** The id of an issue that is not in the catalogue. Every other id is one of the catalogue. */
export const otherConditionId = 'other'

const known: ReadonlySet<string> = new Set(conditionIds)

const isConditionId = (id: string): id is ConditionId => known.has(id)

/** 0 to 1; what is no number says nothing. */
export function clampFraction(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value))
}

/** The thresholds are those of docs/api.md#the-analysis-object. */
export function likelihoodOf(confidence: number): Issue['likelihood'] {
  if (confidence < 0.4) return 'POSSIBLE'
  return confidence > 0.8 ? 'VERY_LIKELY' : 'LIKELY'
}

/**
 * Keeps known conditions and `other` only, each once, strongest first, and at most three. The facts
 * of a condition are the catalogue's and not the model's.
 */
export function ruleIssues(given: readonly Issue[], language: string): Issue[] {
  const ranked = given
    .filter(({ conditionId }) => isConditionId(conditionId) || conditionId === otherConditionId)
    .map((issue) => ruleIssue(issue, language))
    .sort((one, other) => other.confidence - one.confidence)
  const strongest = (id: string) => ranked.find(({ conditionId }) => conditionId === id)
  return ranked
    .filter((issue) => strongest(issue.conditionId) === issue)
    .slice(0, limits.analysis.issuesMax)
}

function ruleIssue(issue: Issue, language: string): Issue {
  const { conditionId } = issue
  const facts = isConditionId(conditionId) ? conditions[conditionId] : undefined
  const confidence = clampFraction(issue.confidence)
  return {
    ...issue,
    category: facts?.category ?? issue.category,
    // An organism that is in no table of ours may be invented.
    scientificName: facts?.scientificName ?? null,
    confidence,
    likelihood: likelihoodOf(confidence),
    evidence: issue.evidence.map((item) => ({
      ...item,
      region: item.region && clampRegion(item.region),
    })),
    howToConfirm: issue.howToConfirm
      .map((text) => withoutProducts(text, language))
      .filter((text) => text !== ''),
    lookAlikes: issue.lookAlikes.filter(
      (other) => isConditionId(other.conditionId) && other.conditionId !== conditionId,
    ),
  }
}

function clampRegion(given: Region): Region {
  const [x, y] = [clampFraction(given.x), clampFraction(given.y)]
  const width = Math.min(clampFraction(given.width), 1 - x)
  const height = Math.min(clampFraction(given.height), 1 - y)
  return { x, y, width, height }
}
