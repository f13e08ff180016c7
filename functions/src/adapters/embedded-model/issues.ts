import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { Diagnosis } from '../../contract/schemas/analysis.ts'
import { conditions } from '../../domain/catalogue/conditions.ts'
import type { Texts } from '../../domain/catalogue/texts/texts.ts'
import type { ConditionId, Severity } from '../../domain/catalogue/types.ts'
import { type Suspicion, suspectConditions } from './conditions.ts'
import { pointAt } from './evidence.ts'
import type { Circumstances } from './hints.ts'

/** An issue of the answer whose condition is known to the catalogue. */
export type FoundIssue = Diagnosis['issues'][number] & { conditionId: ConditionId }

const issuesMax = 3
/** Weaker second and third guesses would be noise; the strongest sign is always named. */
const confidenceMin = 0.15
/** One photo and a small model never make a cause more certain than this. */
const confidenceMax = 0.78

/** The strongest causes, at most three, in words. Never empty: the caller has found signs of a problem. */
export function findIssues(
  measured: PhotoMeasurements,
  around: Circumstances,
  texts: Texts,
): FoundIssue[] {
  const suspicions = suspectConditions(measured, around)
  return suspicions
    .map((suspicion) => ({ suspicion, confidence: confidenceIn(suspicion, measured) }))
    .filter(({ confidence }, rank) => rank === 0 || confidence >= confidenceMin)
    .slice(0, issuesMax)
    .map(({ suspicion, confidence }) => describe(suspicion, confidence, measured, texts))
}

function confidenceIn({ weight }: Suspicion, { signals }: PhotoMeasurements): number {
  const familiar = 0.6 + 0.4 * signals.familiarity
  return round(Math.min(confidenceMax, weight * signals.diseasedProbability * familiar))
}

const round = (share: number): number => Math.round(share * 100) / 100

function describe(
  { conditionId, evidence }: Suspicion,
  confidence: number,
  measured: PhotoMeasurements,
  texts: Texts,
): FoundIssue {
  const facts = conditions[conditionId]
  const words = texts.conditions[conditionId]
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

function likelihoodOf(confidence: number): FoundIssue['likelihood'] {
  if (confidence < 0.4) return 'POSSIBLE'
  return confidence > 0.8 ? 'VERY_LIKELY' : 'LIKELY'
}

/** By how much of the foliage is affected; what spreads to other plants or kills quickly is never low. */
function severityOf(conditionId: ConditionId, { lesions }: PhotoMeasurements): Severity {
  const area = lesions.areaFraction
  if (conditionId === 'natural_ageing') return 'LOW'
  if (area >= 0.55) return 'CRITICAL'
  if (area >= 0.25) return 'HIGH'
  const isUrgent = conditionId === 'mosaic_virus' || conditionId === 'leaf_blight'
  return area >= 0.08 || isUrgent ? 'MODERATE' : 'LOW'
}
