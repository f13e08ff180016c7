import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { GivenIssue } from '../advice/given.ts'
import { hostFitOf } from '../advice/hosts.ts'
import { likelihoodOf } from '../advice/numbers.ts'
import type { ConditionId } from '../catalogue/conditions.ts'
import type { Texts } from '../locales/format-messages.ts'
import { type Candidate, findCandidates } from './candidates.ts'
import { toldConfidence } from './confidence.ts'
import { tellEvidence, tellSigns } from './evidence.ts'
import type { GrowingConditions } from './growing-conditions.ts'

/** A condition as the measurements show it. */
export type FoundIssue = GivenIssue & { conditionId: ConditionId }

const issuesMax = 3
/**
 * Weaker second and third guesses are noise, but the strongest is always named. A sign reaches this
 * value at a sixth of its full strength (`signsConfidenceMax` in candidates.ts).
 */
const confidenceMin = 0.04

/**
 * At most three of the most probable conditions that the plant can have. Never empty, because the
 * caller has already found signs.
 */
export function findIssues(
  measured: PhotoMeasurements,
  growing: GrowingConditions,
  plants: Diagnosis['plant']['candidates'],
  texts: Texts,
): FoundIssue[] {
  return findCandidates(measured, growing)
    .filter(({ conditionId }) => hostFitOf(conditionId, { candidates: plants }) !== 'MISFIT')
    .filter(({ confidence }, rank) => rank === 0 || confidence >= confidenceMin)
    .slice(0, issuesMax)
    .map((candidate, rank) => describe(candidate, rank === 0, measured, texts))
}

function describe(
  { conditionId, evidence, confidence }: Candidate,
  isFirst: boolean,
  measured: PhotoMeasurements,
  texts: Texts,
): FoundIssue {
  const given = toldConfidence(confidence)
  return {
    conditionId,
    confidence: given,
    rightOf100: measured.signals.rightOf100.likelihood[likelihoodOf(given)],
    evidence: [
      ...evidence.map((each) => tellEvidence(each, measured, texts)),
      // The map shows signs of any condition, so only the most probable one lists them.
      ...(isFirst ? tellSigns(measured, texts) : []),
    ],
  }
}
