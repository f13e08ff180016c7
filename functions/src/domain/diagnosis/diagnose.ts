import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import { limits } from '../../contract/limits.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { GivenDiagnosis, GivenIssue } from '../advice/given.ts'
import { hostFitOf } from '../advice/hosts.ts'
import { issuesSummary } from '../advice/summary.ts'
import type { ConditionId } from '../catalogue/conditions.ts'
import type { Texts } from '../locales/format-messages.ts'
import { type Candidate, findCandidates } from './candidates.ts'
import { careFor } from './care.ts'
import { displayConfidence, leastConfidence, likelihoodOf } from './confidence.ts'
import { describeEvidence, describeSigns } from './evidence.ts'
import type { GrowingConditions } from './growing-conditions.ts'
import {
  candidatesFor,
  describeNamed,
  factsOf,
  type NamedPlant,
  suspectsOf,
} from './named-plant.ts'
import { assessPhoto, type PhotoAssessment, plantProbabilityMin } from './outcome.ts'
import { seenCandidates, sureSpecies } from './species.ts'

/** An issue with a condition of the catalogue, before its facts are added. */
type FoundIssue = GivenIssue & { conditionId: ConditionId }

/**
 * Second and third conditions below this probability are noise. An answer always names the first
 * condition. A sign reaches this probability at a sixth of its full strength (`signsConfidenceMax`
 * in candidates.ts).
 */
const confidenceMin = 0.04

/**
 * Diagnoses a photo from measurements and hints alone, so the same input always gets the same
 * answer. The safety rules add the plan later. `named` is the plant that the caller named.
 */
export function diagnoseMeasurements(
  measured: PhotoMeasurements,
  growing: GrowingConditions,
  texts: Texts,
  named: NamedPlant | null = null,
): GivenDiagnosis {
  const assessment = assessPhoto(measured)
  const { outcome } = assessment
  if (outcome === 'NOT_A_PLANT' || outcome === 'PHOTO_UNUSABLE') {
    return undiagnosed(assessment, measured, texts)
  }
  const seen = seenCandidates(measured, texts)
  const candidates = candidatesFor(named, seen, texts)
  const issues = outcome === 'ISSUES_FOUND' ? findIssues(measured, growing, candidates, texts) : []
  return {
    outcome,
    photo: {
      isPlant: { value: true, confidence: displayConfidence(measured.signals.plantProbability) },
      issues: describeIssues(assessment, texts),
      retakeHint:
        outcome === 'INCONCLUSIVE' || assessment.issues.length > 0 ? texts.retake.closer : null,
    },
    plant: { candidates, named: describeNamed(named, seen, texts) },
    health: healthOf(outcome, measured, issues, texts),
    measurements: publicMeasurements(measured),
    issues,
    plan: null,
    care: careFor(
      {
        scientificName: named === null ? sureSpecies(candidates) : factsOf(named),
        candidates: suspectsOf(named, candidates, texts),
        conditionIds: issues.map(({ conditionId }) => conditionId),
      },
      growing,
      texts,
    ),
  }
}

function undiagnosed(
  { outcome, issues }: PhotoAssessment,
  { signals }: PhotoMeasurements,
  texts: Texts,
): GivenDiagnosis {
  const isPlant = outcome === 'PHOTO_UNUSABLE' && signals.plantProbability >= plantProbabilityMin
  const probability = isPlant ? signals.plantProbability : 1 - signals.plantProbability
  // This outcome requires a probability of at least 0.5, so rounding must not show less.
  const confidence = Math.max(0.5, probability)
  return {
    outcome,
    photo: {
      isPlant: { value: isPlant, confidence: displayConfidence(confidence) },
      issues: describeIssues({ outcome, issues }, texts),
      retakeHint: outcome === 'NOT_A_PLANT' ? texts.retake.notAPlant : texts.retake.unusable,
    },
    plant: { candidates: [], named: null },
    health: {
      status: 'UNKNOWN',
      confidence: leastConfidence,
      rightOf100: null,
      summary: outcome === 'NOT_A_PLANT' ? texts.summary.notAPlant : texts.summary.unusable,
    },
    measurements: null,
    issues: [],
    plan: null,
    care: null,
  }
}

const describeIssues = ({ issues }: PhotoAssessment, texts: Texts) =>
  issues.map((code) => ({ code, text: texts.photoIssues[code] }))

function healthOf(
  outcome: Diagnosis['outcome'],
  { signals }: PhotoMeasurements,
  issues: readonly FoundIssue[],
  texts: Texts,
): Diagnosis['health'] {
  const diseased = signals.diseasedProbability
  if (outcome === 'HEALTHY') {
    return {
      status: 'HEALTHY',
      confidence: displayConfidence(1 - diseased),
      rightOf100: signals.rightOf100.health.HEALTHY,
      summary: texts.summary.healthy,
    }
  }
  if (outcome === 'INCONCLUSIVE') {
    const summary = texts.summary.inconclusive
    return { status: 'UNKNOWN', confidence: leastConfidence, rightOf100: null, summary }
  }
  const words = issues.map(({ conditionId }) => ({
    conditionId,
    ...texts.conditions[conditionId],
  }))
  const summary = issuesSummary(words, texts)
  return {
    status: 'UNHEALTHY',
    confidence: displayConfidence(diseased),
    rightOf100: signals.rightOf100.health.UNHEALTHY,
    summary,
  }
}

/** The measurements that an analysis shows. Each share is from 0 to 1. */
export function publicMeasurements({
  foliage,
  lesions,
  spots,
  outline,
}: PhotoMeasurements): Diagnosis['measurements'] {
  return {
    foliageFraction: foliage.foliageFraction,
    greenFraction: foliage.greenFraction,
    yellowFraction: foliage.yellowFraction,
    brownFraction: foliage.brownFraction,
    whiteFraction: foliage.whiteFraction,
    lesionCount: lesions.count,
    lesions: spots,
    outline: outline.map((polygon) => polygon.map(([x, y]) => [x, y])),
  }
}

/** Returns the most probable conditions of this plant: at least one if signs were found. */
function findIssues(
  measured: PhotoMeasurements,
  growing: GrowingConditions,
  plants: Diagnosis['plant']['candidates'],
  texts: Texts,
): FoundIssue[] {
  return findCandidates(measured, growing)
    .filter(({ conditionId }) => hostFitOf(conditionId, { candidates: plants }) !== 'MISFIT')
    .filter(({ confidence }, rank) => rank === 0 || confidence >= confidenceMin)
    .slice(0, limits.analysis.issuesMax)
    .map((candidate, rank) => describe(candidate, rank === 0, measured, texts))
}

function describe(
  { conditionId, evidence, confidence }: Candidate,
  isFirst: boolean,
  measured: PhotoMeasurements,
  texts: Texts,
): FoundIssue {
  const given = displayConfidence(confidence)
  return {
    conditionId,
    confidence: given,
    rightOf100: measured.signals.rightOf100.likelihood[likelihoodOf(given)],
    evidence: [
      ...evidence.map((each) => describeEvidence(each, measured, texts)),
      // The map does not show which condition caused a sign, so only the most probable condition
      // lists the signs.
      ...(isFirst ? describeSigns(measured, texts) : []),
    ],
  }
}
