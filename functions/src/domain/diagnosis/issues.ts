import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import type { Texts } from '../locales/format-messages.ts'
import { likelihoodOf } from '../safety/issues.ts'
import { type Candidate, findCandidates } from './candidates.ts'
import { pointAt } from './evidence.ts'
import type { GrowingConditions } from './growing-conditions.ts'

type Severity = Diagnosis['issues'][number]['severity']

/** An issue of the answer whose condition is known to the catalogue. */
export type FoundIssue = Diagnosis['issues'][number] & { conditionId: ConditionId }

const issuesMax = 3
/** Weaker second and third guesses would be noise; the strongest sign is always named. */
const confidenceMin = 0.15

/**
 * The strongest causes, at most three, in words. Never empty: the caller has found signs already.
 */
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

const round = (share: number): number => Math.round(share * 100) / 100

function describe(
  { conditionId, evidence, confidence: exact }: Candidate,
  measured: PhotoMeasurements,
  texts: Texts,
): FoundIssue {
  const facts = conditions[conditionId]
  const words = texts.conditions[conditionId]
  const confidence = round(exact)
  return {
    conditionId,
    category: facts.category,
    name: words.name,
    scientificName: facts.scientificName,
    confidence,
    likelihood: likelihoodOf(confidence),
    severity: severityOf(conditionId, measured),
    affectedParts: [...facts.affectedParts],
    symptoms: [...words.symptoms],
    evidence: evidence.map(({ source, key, amount, regions }) => ({
      source,
      text: texts.evidence[key](amount),
      region: pointAt(measured.lesions.regions, regions),
    })),
    howToConfirm: [...words.howToConfirm],
    lookAlikes: facts.lookAlikes.map((other) => ({
      conditionId: other,
      name: texts.conditions[other].name,
      difference: words.lookAlikes[other] ?? '',
    })),
  }
}

/** By the affected share of the foliage. What spreads or kills quickly is never LOW. */
function severityOf(conditionId: ConditionId, { lesions }: PhotoMeasurements): Severity {
  const area = lesions.areaFraction
  if (conditionId === 'natural_ageing') return 'LOW'
  if (area >= 0.55) return 'CRITICAL'
  if (area >= 0.25) return 'HIGH'
  const isUrgent = conditionId === 'mosaic_virus' || conditionId === 'leaf_blight'
  return area >= 0.08 || isUrgent ? 'MODERATE' : 'LOW'
}
