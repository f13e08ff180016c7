import { readAnswer } from '../src/adapters/gemini/answer.ts'
import { toDiagnosis } from '../src/adapters/gemini/diagnosis.ts'
import type { PlantHints } from '../src/contract/schemas/analysis.ts'
import type { Diagnosis } from '../src/contract/schemas/diagnosis.ts'
import { type ConditionId, conditions } from '../src/domain/catalogue/conditions.ts'
import { diagnoseMeasurements } from '../src/domain/diagnosis/diagnose.ts'
import { readHints } from '../src/domain/diagnosis/growing-conditions.ts'
import { makePlan } from '../src/domain/diagnosis/plan.ts'
import { likelihoodOf } from '../src/domain/safety/issues.ts'
import { applySafetyRules } from '../src/domain/safety/safety-rules.ts'
import { lateBlight } from './gemini/shapes.ts'
import { noHints } from './hints.ts'
import { locales } from './locales.ts'
import { plainDamage, sampleMeasurements } from './sample-measurements.ts'

/** A condition as a model names it. */
export type Named = {
  readonly conditionId: ConditionId
  readonly confidence: number
  readonly severity?: Diagnosis['issues'][number]['severity']
}
export type Circumstances = {
  readonly language?: string
  readonly hints?: Partial<PlantHints>
  /** The species that a model is sure of. */
  readonly species?: { readonly scientificName: string; readonly family: string }
}

/** What a reader gets where the embedded model measured this. */
export function adviceOnPhoto(
  measured = sampleMeasurements(),
  { language = 'en', hints }: Circumstances = {},
): Diagnosis {
  const told = { ...noHints, ...hints }
  const { texts } = locales.textsFor(language)
  return applySafetyRules(diagnoseMeasurements(measured, readHints(told), texts), language)
}

/** What a reader gets where the embedded model named these. */
export function adviceOn(
  named: readonly Named[],
  { language = 'en', hints, species }: Circumstances = {},
): Diagnosis {
  const told = { ...noHints, ...hints }
  const { texts } = locales.textsFor(language)
  const given = diagnoseMeasurements(plainDamage.rust, readHints(told), texts)
  const issues = named.map(({ conditionId, confidence, severity }) => ({
    ...texts.conditions[conditionId],
    conditionId,
    category: conditions[conditionId].category,
    scientificName: null,
    confidence,
    likelihood: likelihoodOf(confidence),
    severity: severity ?? 'LOW',
    affectedParts: [...conditions[conditionId].affectedParts],
    symptoms: [...texts.conditions[conditionId].symptoms],
    evidence: [],
    howToConfirm: [...texts.conditions[conditionId].howToConfirm],
    lookAlikes: [],
  }))
  const found = issues.map(({ conditionId, likelihood }) => ({
    conditionId,
    isLikely: likelihood !== 'POSSIBLE',
  }))
  const candidates = species ? [{ ...species, commonName: '', confidence: 0.9 }] : []
  const diagnosis = { ...given, plant: { candidates }, issues, plan: makePlan(found, texts) }
  return applySafetyRules(diagnosis, language)
}

/** What a reader gets where the generative model named these, in words of its own. */
export function generativeAdviceOn(
  named: readonly Named[],
  { language = 'en', hints, species }: Circumstances = {},
): Diagnosis {
  const [issue] = lateBlight.issues
  const answer = {
    ...lateBlight,
    issues: named.map((each) => ({ ...issue, ...each, evidence: [] })),
    actions: lateBlight.actions.map((action) => ({
      ...action,
      conditionIds: named.map(({ conditionId }) => conditionId),
    })),
    species: species ? [{ ...species, commonName: '', confidence: 0.9 }] : [],
  }
  const read = readAnswer(JSON.stringify(answer))
  if (read.kind === 'INVALID') throw new Error(read.problems)
  const request = {
    webp: new Uint8Array(),
    measurements: sampleMeasurements(),
    hints: { ...noHints, ...hints },
    language,
  }
  return applySafetyRules(toDiagnosis(read.answer, request, language, locales), language)
}
