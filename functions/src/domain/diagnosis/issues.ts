import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { GivenIssue } from '../advice/given.ts'
import { likelihoodOf } from '../advice/numbers.ts'
import type { ConditionId } from '../catalogue/conditions.ts'
import { evidenceAmounts } from '../locales/evidence.ts'
import type { Texts } from '../locales/format-messages.ts'
import { type Candidate, findCandidates } from './candidates.ts'
import { toldConfidence, toldShare } from './confidence.ts'
import { pointAt } from './evidence.ts'
import type { GrowingConditions } from './growing-conditions.ts'

/** What the measurements say of a condition. */
export type FoundIssue = GivenIssue & { conditionId: ConditionId }

const issuesMax = 3
/** Weaker second and third guesses would be noise; the strongest sign is always named. */
const confidenceMin = 0.15

/** The strongest causes, at most three. Never empty: the caller has found signs already. */
export function findIssues(
  measured: PhotoMeasurements,
  growing: GrowingConditions,
  texts: Texts,
): FoundIssue[] {
  const candidates = findCandidates(measured, growing)
  return candidates
    .filter(({ confidence }, rank) => rank === 0 || confidence >= confidenceMin)
    .slice(0, issuesMax)
    .map((candidate) => describe(candidate, measured, texts))
}

function describe(
  { conditionId, evidence, confidence }: Candidate,
  measured: PhotoMeasurements,
  texts: Texts,
): FoundIssue {
  const given = toldConfidence(confidence)
  return {
    conditionId,
    confidence: given,
    rightOf100: measured.signals.rightOf100.likelihood[likelihoodOf(given)],
    evidence: evidence.map(({ source, key, amount, regions }) => ({
      source,
      text: texts.evidence[key](evidenceAmounts[key] === 'share' ? toldShare(amount) : amount),
      region: pointAt(measured.lesions.regions, regions),
    })),
  }
}
