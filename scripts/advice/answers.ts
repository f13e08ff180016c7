import {
  namedConditions,
  namedSpecies,
  type PhotoMeasurements,
} from '@plant/image-processor/protocol'
import { lateBlight } from '@plant/testing/gemini/shapes'
import { locales } from '@plant/testing/locales'
import {
  plainDamage,
  sampleMeasurements,
  sharesOfConditions,
} from '@plant/testing/sample-measurements'
import { readAnswer } from '../../functions/src/adapters/gemini/answer.ts'
import { toDiagnosis } from '../../functions/src/adapters/gemini/diagnosis.ts'
import type { Diagnosis } from '../../functions/src/contract/schemas/diagnosis.ts'
import { findSpecies } from '../../functions/src/domain/catalogue/species.ts'
import { diagnoseMeasurements } from '../../functions/src/domain/diagnosis/diagnose.ts'
import { readHints } from '../../functions/src/domain/diagnosis/growing-conditions.ts'
import { readPlant } from '../../functions/src/domain/diagnosis/named-plant.ts'
import { applySafetyRules } from '../../functions/src/domain/safety/safety-rules.ts'
import type { AdviceCase } from './case.ts'

/** The stored answer of one model. */
export type Answer = { readonly model: 'embedded' | 'generative'; readonly diagnosis: Diagnosis }

/** Returns the answers of all models that can handle a case. Tests check each of the answers. */
export function answersTo(given: AdviceCase): Answer[] {
  const photo = given.photo ?? photoOf(given.conditions) ?? healthyPhotoOf(given)
  const isGenerative = given.conditions !== undefined || given.healthy === true
  return [
    ...(photo ? [{ model: 'embedded' as const, diagnosis: embeddedAnswer(given, photo) }] : []),
    ...(isGenerative ? [{ model: 'generative' as const, diagnosis: generativeAnswer(given) }] : []),
  ]
}

type Photo = NonNullable<AdviceCase['photo']>

/** The photo of a case with exactly one condition, if the network can name that condition. */
function photoOf(conditions: AdviceCase['conditions']): Photo | undefined {
  const found = Object.entries(conditions ?? {})
  const [name, probability] = found[0] ?? []
  const known = namedConditions.find((each) => each === name)
  if (found.length !== 1 || !known || probability === undefined) return undefined
  return { names: { [known]: probability } }
}

/** Care advice needs a catalogue species, because the embedded model knows no other species. */
function healthyPhotoOf({ healthy, species }: AdviceCase): Photo | undefined {
  return healthy && species && findSpecies(species) ? { drawn: 'healthy' } : undefined
}

function embeddedAnswer(given: AdviceCase, photo: Photo): Diagnosis {
  // The generative model recognises the species; the embedded model gets it as a hint.
  const hints = { ...given.in, species: given.in.species ?? given.species ?? null }
  const { texts } = locales.textsFor(given.language)
  const species = readPlant(hints, given.language, locales)
  const found = diagnoseMeasurements(measurementsOf(photo), readHints(hints), texts, species)
  return applySafetyRules(found, given.language, hints, locales)
}

function measurementsOf({ drawn = 'healthy', names, resembles }: Photo): PhotoMeasurements {
  const plain = drawn === 'healthy' ? sampleMeasurements() : plainDamage[drawn]
  const measured = resembles ? resembling(plain, resembles) : plain
  if (!names) return measured
  const shares = sharesOfConditions(names, 0.001)
  const signals = { ...measured.signals, ...shares, familiarity: 0.95, diseasedProbability: 0.99 }
  return { ...measured, signals }
}

function resembling(
  measured: PhotoMeasurements,
  resembles: NonNullable<Photo['resembles']>,
): PhotoMeasurements {
  const species = Object.fromEntries(namedSpecies.map((name) => [name, resembles[name] ?? 0]))
  const signals = { ...measured.signals, familiarity: 0.95 }
  return {
    ...measured,
    signals: { ...signals, species: species as PhotoMeasurements['signals']['species'] },
  }
}

/** Parses a made-up answer of a provider and applies the same safety rules as the service. */
function generativeAnswer(given: AdviceCase): Diagnosis {
  const { language, in: hints } = given
  const read = readAnswer(JSON.stringify(modelAnswer(given)))
  if (read.kind !== 'VALID') throw new Error(`${given.id}: ${read.problems}`)
  const request = {
    webp: new Uint8Array(),
    measurements: sampleMeasurements(),
    hints,
    language,
    takePaidCall: async () => true,
  }
  const diagnosis = toDiagnosis(read.answer, request, language, locales)
  return applySafetyRules(diagnosis, language, hints, locales)
}

function modelAnswer({ conditions = {}, species, family, sure, told, language }: AdviceCase) {
  const { summary, conditions: words } = locales.textsFor(language).texts
  const names = Object.entries(words).flatMap(([id, { name }]) => (id in conditions ? [name] : []))
  const issues = Object.entries(conditions).map(([conditionId, confidence]) => ({
    ...lateBlight.issues[0],
    conditionId,
    confidence,
    evidence: [{ source: 'PHOTO', text: 'It is seen on the photo', box: null }],
    symptoms: [],
    howToConfirm: [],
    lookAlikes: [],
  }))
  const named = { scientificName: species, commonName: species, family, confidence: sure }
  return {
    ...lateBlight,
    outcome: issues.length > 0 ? 'ISSUES_FOUND' : 'HEALTHY',
    species: species === undefined ? [] : [named],
    // A model writes in the caller's language.
    summary: `${names.length > 0 ? summary.issuesCareful(names) : summary.healthyCareful} ${told ?? ''}`,
    issues,
    actions: [],
    seekExpertIf: told ?? null,
    care: null,
  }
}
