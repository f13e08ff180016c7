import { readAnswer } from '../src/adapters/gemini/answer.ts'
import { toDiagnosis } from '../src/adapters/gemini/diagnosis.ts'
import type { PlantHints } from '../src/contract/schemas/analysis.ts'
import type { Diagnosis } from '../src/contract/schemas/diagnosis.ts'
import type { GivenDiagnosis } from '../src/domain/advice/given.ts'
import type { ConditionId } from '../src/domain/catalogue/conditions.ts'
import { diagnoseMeasurements } from '../src/domain/diagnosis/diagnose.ts'
import { readHints } from '../src/domain/diagnosis/growing-conditions.ts'
import { readSpecies } from '../src/domain/diagnosis/species.ts'
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
  /** As the generative model gives it; the embedded one has its own. */
  readonly evidence?: readonly { source: string; text: string; box: number[] | null }[]
}
export type Situation = {
  /** The finding in the generative model's own words. */
  readonly summary?: string
  readonly language?: string
  readonly hints?: Partial<PlantHints>
  /** The species that a model is sure of. */
  readonly species?: { readonly scientificName: string; readonly family: string }
}

/** What a reader gets of what a model says. */
const ruled = (given: GivenDiagnosis, language: string, hints: PlantHints): Diagnosis =>
  applySafetyRules(given, language, hints, locales)

/** What a reader gets where the embedded model measured this. */
export function adviceOnPhoto(
  measured = sampleMeasurements(),
  { language = 'en', hints }: Situation = {},
): Diagnosis {
  const told = { ...noHints, ...hints }
  const { texts } = locales.textsFor(language)
  const species = readSpecies(told, language, locales)
  return ruled(diagnoseMeasurements(measured, readHints(told), texts, species), language, told)
}

/** What a reader gets where the embedded model named these. */
export function adviceOn(
  named: readonly Named[],
  { language = 'en', hints, species }: Situation = {},
): Diagnosis {
  const told = { ...noHints, ...hints }
  const { texts } = locales.textsFor(language)
  const given = diagnoseMeasurements(plainDamage.rust, readHints(told), texts)
  const issues = named.map((each) => ({ ...each, evidence: [] }))
  const seen = { commonName: '', confidence: 0.9, familiarity: null, source: 'PHOTO' } as const
  const candidates = species ? [{ ...species, ...seen }] : []
  return ruled({ ...given, plant: { candidates }, issues }, language, told)
}

/** What a reader gets where the generative model named these, in words of its own. */
export function generativeAdviceOn(
  named: readonly Named[],
  { language = 'en', hints, species, summary = lateBlight.summary }: Situation = {},
): Diagnosis {
  const told = { ...noHints, ...hints }
  const [issue] = lateBlight.issues
  const answer = {
    ...lateBlight,
    summary,
    issues: named.map((each) => ({ ...issue, evidence: [], ...each })),
    actions: lateBlight.actions.map((action) => ({
      ...action,
      conditionIds: named.map(({ conditionId }) => conditionId),
    })),
    species: species ? [{ ...species, commonName: 'plant', confidence: 0.9 }] : [],
  }
  const read = readAnswer(JSON.stringify(answer))
  if (read.kind === 'INVALID') throw new Error(read.problems)
  const request = {
    webp: new Uint8Array(),
    measurements: sampleMeasurements(),
    hints: told,
    language,
    takePaidCall: () => Promise.resolve(true),
  }
  return ruled(toDiagnosis(read.answer, request, language, locales), language, told)
}
