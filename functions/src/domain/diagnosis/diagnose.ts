import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import { limits } from '../../contract/limits.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { GivenDiagnosis, GivenIssue } from '../advice/given.ts'
import { hostFitOf } from '../advice/hosts.ts'
import { summaryFor } from '../advice/summary.ts'
import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import { type Answer, isNoCitrus } from '../catalogue/questions.ts'
import type { Texts } from '../locales/format-messages.ts'
import { type Candidate, findCandidates } from './candidates.ts'
import { careFor } from './care.ts'
import { displayConfidence, leastConfidence } from './confidence.ts'
import { describeEvidence, describeSigns } from './evidence.ts'
import type { GrowingConditions } from './growing-conditions.ts'
import { strongestSign } from './leaf-signs.ts'
import {
  candidatesFor,
  describeNamed,
  factsOf,
  type NamedPlant,
  suspectsOf,
} from './named-plant.ts'
import { assessPhoto, type PhotoAssessment, plantProbabilityMin } from './outcome.ts'
import { isOfCitrus, questionFor } from './question.ts'
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
 * answer. The safety rules add the plan later. `named` is the plant that the caller named, and
 * `answers` are the caller's answers to the questions of earlier looks.
 */
export function diagnoseMeasurements(
  measured: PhotoMeasurements,
  growing: GrowingConditions,
  texts: Texts,
  named: NamedPlant | null = null,
  answers: readonly Answer[] = [],
): GivenDiagnosis {
  const assessed = assessPhoto(measured)
  if (assessed.outcome === 'NOT_A_PLANT' || assessed.outcome === 'PHOTO_UNUSABLE') {
    return undiagnosed(assessed, measured, texts)
  }
  const seen = seenCandidates(measured, texts)
  const candidates = candidatesFor(named, seen, texts)
  const isIll = assessed.outcome === 'ISSUES_FOUND'
  const found = isIll ? findCandidates(measured, growing, answers) : []
  const issues = findIssues(measured, found, answers, candidates, texts)
  const assessment: PhotoAssessment =
    isIll && issues.length === 0 ? { ...assessed, outcome: 'INCONCLUSIVE', word: 'NONE' } : assessed
  const conditionIds = issues.map(({ conditionId }) => conditionId)
  return {
    outcome: assessment.outcome,
    headline: headlineOf(issues, measured),
    photo: photoOf(assessment, measured, texts),
    plant: { candidates, named: describeNamed(named, seen, texts) },
    health: healthOf(assessment, measured, issues, texts),
    measurements: isLeaf(measured) ? publicMeasurements(measured) : null,
    issues,
    question: questionFor(issues, candidates, answers, texts),
    plan: null,
    care: careFor(
      {
        scientificName: named === null ? sureSpecies(candidates) : factsOf(named),
        candidates: suspectsOf(named, candidates, texts),
        conditionIds,
      },
      growing,
      texts,
    ),
  }
}

const isLeaf = ({ signals }: PhotoMeasurements): boolean => signals.view.kind === 'LEAF'

const photoOf = (
  assessment: PhotoAssessment,
  { signals }: PhotoMeasurements,
  texts: Texts,
): GivenDiagnosis['photo'] => ({
  isPlant: { value: true, confidence: displayConfidence(signals.plantProbability) },
  view: signals.view.kind,
  issues: describeIssues(assessment, texts),
  retakeHint: retakeHintFor(assessment, texts),
})

function retakeHintFor({ outcome, issues }: PhotoAssessment, { retake }: Texts): string | null {
  if (issues.includes('NOT_A_LEAF')) return retake.oneLeaf
  return outcome === 'INCONCLUSIVE' || issues.length > 0 ? retake.closer : null
}

/** What was seen, and how often the cause is among these issues. */
function headlineOf(
  issues: readonly FoundIssue[],
  measured: PhotoMeasurements,
): GivenDiagnosis['headline'] {
  if (issues.length === 0) return { sign: null, rightOf100: null }
  const { amongThree } = measured.signals.figures.causes
  const sum = issues.reduce((total, { confidence }) => total + confidence, 0)
  const isMeasured = amongThree !== null && sum >= amongThree.confidenceSumMin
  return { sign: strongestSign(measured), rightOf100: isMeasured ? amongThree.rightOf100 : null }
}

function undiagnosed(
  assessment: PhotoAssessment,
  { signals }: PhotoMeasurements,
  texts: Texts,
): GivenDiagnosis {
  const { outcome, word } = assessment
  const isPlant = outcome === 'PHOTO_UNUSABLE' && signals.plantProbability >= plantProbabilityMin
  const probability = isPlant ? signals.plantProbability : 1 - signals.plantProbability
  // This outcome requires a probability of at least 0.5, so rounding must not show less.
  const confidence = Math.max(0.5, probability)
  return {
    outcome,
    headline: null,
    photo: {
      isPlant: { value: isPlant, confidence: displayConfidence(confidence) },
      view: null,
      issues: describeIssues(assessment, texts),
      retakeHint: outcome === 'NOT_A_PLANT' ? texts.retake.oneLeaf : texts.retake.unusable,
    },
    plant: { candidates: [], named: null },
    health: {
      status: 'UNKNOWN',
      confidence: leastConfidence,
      word,
      rightOf100: null,
      summary: outcome === 'NOT_A_PLANT' ? texts.summary.notAPlant : texts.summary.unusable,
    },
    measurements: null,
    issues: [],
    question: null,
    plan: null,
    care: null,
  }
}

const describeIssues = ({ issues }: PhotoAssessment, texts: Texts) =>
  issues.map((code) => ({ code, text: texts.photoIssues[code] }))

function healthOf(
  { outcome, word }: PhotoAssessment,
  { signals }: PhotoMeasurements,
  issues: readonly FoundIssue[],
  texts: Texts,
): Diagnosis['health'] {
  const names = issues.map(({ conditionId }) => ({
    conditionId,
    ...texts.conditions[conditionId],
  }))
  const summary = summaryFor({ outcome, word, isLeaf: signals.view.kind === 'LEAF' }, names, texts)
  if (word === 'NONE')
    return { status: 'UNKNOWN', confidence: leastConfidence, word, rightOf100: null, summary }
  const status = outcome === 'HEALTHY' ? 'HEALTHY' : 'UNHEALTHY'
  const diseased = signals.diseasedProbability
  const confidence = displayConfidence(status === 'HEALTHY' ? 1 - diseased : diseased)
  return {
    status,
    confidence,
    word,
    rightOf100: signals.figures.health.LEAF[word][status],
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

/**
 * Returns the most probable conditions of this plant. Returns none if the most probable condition
 * of all is a disease of other plants and the next is harmless: the photo does not show that.
 */
function findIssues(
  measured: PhotoMeasurements,
  found: readonly Candidate[],
  answers: readonly Answer[],
  plants: Diagnosis['plant']['candidates'],
  texts: Texts,
): FoundIssue[] {
  const fitting = found
    .filter(({ conditionId }) => !(isNoCitrus(answers) && isOfCitrus(conditionId)))
    .filter(({ conditionId }) => hostFitOf(conditionId, { candidates: plants }) !== 'MISFIT')
  const [first] = fitting
  const isHarmless = first !== undefined && conditions[first.conditionId].outlook === 'HARMLESS'
  if (isHarmless && first !== found[0]) return []
  return fitting
    .filter(({ confidence }, rank) => rank === 0 || confidence >= confidenceMin)
    .slice(0, limits.analysis.issuesMax)
    .map((candidate, rank) => describe(candidate, rank === 0, measured, plants, texts))
}

/** How often such a first cause is right; null unless half are, on plants that can have it. */
function rightOf100Of(
  conditionId: ConditionId,
  confidence: number,
  { signals }: PhotoMeasurements,
  candidates: Diagnosis['plant']['candidates'],
): number | null {
  const { headline } = signals.figures.causes
  if (headline === null || confidence < headline.confidenceMin) return null
  if (hostFitOf(conditionId, { candidates }) !== 'FITS') return null
  return signals.familiarity < headline.familiarityMin ? null : headline.rightOf100
}

function describe(
  { conditionId, evidence, confidence }: Candidate,
  isFirst: boolean,
  measured: PhotoMeasurements,
  plants: Diagnosis['plant']['candidates'],
  texts: Texts,
): FoundIssue {
  const given = displayConfidence(confidence)
  return {
    conditionId,
    confidence: given,
    rightOf100: isFirst ? rightOf100Of(conditionId, given, measured, plants) : null,
    evidence: [
      ...evidence.map((each) => describeEvidence(each, measured, texts)),
      // The map does not show which condition caused a sign, so only the most probable condition
      // lists the signs.
      ...(isFirst ? describeSigns(measured, texts) : []),
    ],
  }
}
