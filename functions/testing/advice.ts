import { readAnswer } from '../src/adapters/gemini/answer.ts'
import { toDiagnosis } from '../src/adapters/gemini/diagnosis.ts'
import type { PlantHints } from '../src/contract/schemas/analysis.ts'
import type { Diagnosis } from '../src/contract/schemas/diagnosis.ts'
import type { GivenDiagnosis } from '../src/domain/advice/given.ts'
import type { ConditionId } from '../src/domain/catalogue/conditions.ts'
import type { Answer } from '../src/domain/catalogue/questions.ts'
import { diagnoseMeasurements } from '../src/domain/diagnosis/diagnose.ts'
import { readHints } from '../src/domain/diagnosis/growing-conditions.ts'
import { readPlant } from '../src/domain/diagnosis/named-plant.ts'
import { applySafetyRules } from '../src/domain/safety/safety-rules.ts'
import { lateBlight } from './gemini/shapes.ts'
import { noHints } from './hints.ts'
import { locales } from './locales.ts'
import { plainDamage, sampleMeasurements } from './sample-measurements.ts'

/** A condition that a model names. */
export type Named = {
  readonly conditionId: ConditionId
  readonly confidence: number
  readonly severity?: Diagnosis['issues'][number]['severity']
  /** Evidence of the generative model. The embedded model adds its own evidence instead. */
  readonly evidence?: readonly { source: string; text: string; box: number[] | null }[]
}
export type Situation = {
  /** The summary of the generative model. */
  readonly summary?: string
  readonly language?: string
  readonly hints?: Partial<PlantHints>
  /** The caller's answers to the questions of earlier looks. */
  readonly answers?: readonly Answer[]
  /** The species that a model recognised. */
  readonly species?: {
    readonly scientificName: string
    readonly family: string
    readonly commonName?: string
  }
}

/** Applies the safety rules to a diagnosis, as the service does before it returns the diagnosis. */
const ruled = (
  given: GivenDiagnosis,
  language: string,
  hints: PlantHints,
  answers?: readonly Answer[],
): Diagnosis => applySafetyRules(given, language, hints, locales, answers)

/** The diagnosis that the embedded model gives a caller for these measurements of a photo. */
export function adviceOnPhoto(
  measured = sampleMeasurements(),
  { language = 'en', hints, answers }: Situation = {},
): Diagnosis {
  const told = { ...noHints, ...hints }
  const { texts } = locales.textsFor(language)
  const species = readPlant(told, language, locales)
  const given = diagnoseMeasurements(measured, readHints(told), texts, species, answers)
  return ruled(given, language, told, answers)
}

/** The diagnosis that a caller gets if the embedded model names these conditions. */
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
  return ruled({ ...given, plant: { candidates, named: null }, issues }, language, told)
}

/** The diagnosis that a caller gets if the generative model names these conditions. */
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
    species: species ? [{ commonName: 'plant', ...species, confidence: 0.9 }] : [],
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
