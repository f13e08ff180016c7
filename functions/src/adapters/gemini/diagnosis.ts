import type { PlantHints } from '../../contract/schemas/analysis.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { GivenDiagnosis, GivenIssue, Issue } from '../../domain/advice/given.ts'
import { findPlant } from '../../domain/catalogue/plants.ts'
import { findSpecies } from '../../domain/catalogue/species.ts'
import { careFor } from '../../domain/diagnosis/care.ts'
import { leastConfidence } from '../../domain/diagnosis/confidence.ts'
import { publicMeasurements } from '../../domain/diagnosis/diagnose.ts'
import { readHints } from '../../domain/diagnosis/growing-conditions.ts'
import {
  candidatesFor,
  describeNamed,
  factsOf,
  type NamedPlant,
  readPlant,
  suspectsOf,
} from '../../domain/diagnosis/named-plant.ts'
import { toxicityClaimed, toxicityOf } from '../../domain/diagnosis/toxicity.ts'
import type { Texts } from '../../domain/locales/format-messages.ts'
import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import type { PlantModelQuestion } from '../../ports/plant-model.ts'
import type { ModelAnswer } from './answer.ts'

const statuses = {
  HEALTHY: 'HEALTHY',
  ISSUES_FOUND: 'UNHEALTHY',
  INCONCLUSIVE: 'UNKNOWN',
  NOT_A_PLANT: 'UNKNOWN',
  PHOTO_UNUSABLE: 'UNKNOWN',
} as const

/** Converts the model's answer into a diagnosis. The safety rules complete the diagnosis later. */
export function toDiagnosis(
  answer: ModelAnswer,
  { measurements, hints }: PlantModelQuestion,
  language: string,
  locales: Locales,
): GivenDiagnosis {
  const found = locales.textsFor(language)
  const texts = found.language === language ? found.texts : undefined
  const status = statuses[answer.outcome]
  const seen = candidatesOf(answer, hints, texts)
  const named = identified(readPlant(hints, language, locales), seen)
  // An English plant name is better than none if the catalogue lacks the language.
  const candidates = candidatesFor(named, seen, found.texts)
  const conditionIds = answer.issues.map(({ conditionId }) => conditionId)
  return {
    outcome: answer.outcome,
    headline: null,
    photo: {
      isPlant: { value: answer.isPlant, confidence: answer.isPlantConfidence },
      view: answer.isPlant ? measurements.signals.view.kind : null,
      issues: answer.photoIssues,
      retakeHint: answer.retakeHint,
    },
    plant: { candidates, named: describeNamed(named, seen, found.texts) },
    health: {
      status,
      confidence: status === 'UNKNOWN' ? leastConfidence : answer.healthConfidence,
      // Nobody has measured how often this model is right, so it never speaks plainly.
      word: status === 'UNKNOWN' ? 'NONE' : 'CAREFUL',
      rightOf100: null,
      summary: answer.summary,
    },
    measurements: publicMeasurements(measurements),
    issues: answer.issues.map(toIssue),
    // Only the embedded model can use the answer.
    question: null,
    plan: { actions: answer.actions, seekExpertIf: answer.seekExpertIf },
    care: careOf(answer, { named, candidates, conditionIds }, hints, texts, locales),
  }
}

function candidatesOf(
  { species }: ModelAnswer,
  { species: hint }: PlantHints,
  texts: Texts | undefined,
) {
  return species.map((candidate) => {
    const known = findSpecies(candidate.scientificName)
    const names = [candidate.scientificName, candidate.commonName]
    const isTold = names.some((name) => name.toLowerCase() === hint?.toLowerCase())
    return {
      ...candidate,
      commonName: (known && texts?.plants.nameOf(known)) ?? candidate.commonName,
      familiarity: null,
      source: isTold ? ('HINT' as const) : ('PHOTO' as const),
    }
  })
}

/** A common name that the catalogue lacks may still be the model's name of a plant that it has. */
function identified(
  named: NamedPlant | null,
  seen: readonly Diagnosis['plant']['candidates'][number][],
): NamedPlant | null {
  if (named?.level !== 'UNKNOWN') return named
  const told = seen.find(({ source }) => source === 'HINT')
  const plant = told ? findPlant(told.scientificName) : null
  return plant === null ? named : { text: named.text, ...plant }
}

/** The model's observations, with texts that are used only if the catalogue lacks the language. */
function toIssue(issue: ModelAnswer['issues'][number]): GivenIssue {
  return {
    ...issue,
    evidence: issue.evidence.map(({ source, text, box }) => ({
      source,
      text,
      facts: [],
      region: region(box),
      outline: [],
    })),
  }
}

/** Converts a box to a region. Accepts swapped corners. Returns null for a box without an area. */
function region(box: number[] | null): Issue['evidence'][number]['region'] {
  if (box === null) return null
  const [top = 0, left = 0, bottom = 0, right = 0] = box.map((thousandths) => thousandths / 1000)
  const [width, height] = [Math.abs(right - left), Math.abs(bottom - top)]
  if (width === 0 || height === 0) return null
  return { x: Math.min(left, right), y: Math.min(top, bottom), width, height }
}

type Care = NonNullable<Diagnosis['care']>
type ModelCare = NonNullable<ModelAnswer['care']>

/** Below this confidence, the species is a guess, so its care would also be a guess. */
const speciesConfidenceMin = 0.5

/** The plant and its conditions, from the caller's hints and the model. */
type Plant = {
  named: NamedPlant | null
  candidates: Diagnosis['plant']['candidates']
  conditionIds: readonly string[]
}

/**
 * Chooses the care. Our own profile of the species comes first. The model's care comes second, if
 * the model is sure of the species. Our general care is safe for all plants and comes last. If the
 * catalogue lacks the language (no `texts`), the texts come from the model.
 */
function careOf(
  { care: modelCare, species: [likeliest] }: ModelAnswer,
  plant: Plant,
  hints: PlantHints,
  texts: Texts | undefined,
  locales: Locales,
): Care | null {
  const seen = nameIfSure(likeliest)
  // An English warning is better than none if the catalogue lacks the language.
  const words = texts ?? locales.textsFor(defaultLanguage).texts
  const own = ourCare(plant, seen, hints, words)
  if (modelCare === null) return texts ? own : null
  // The model's care for a species other than the caller's is ignored.
  const isOfIt = seen !== undefined && isOf(plant, seen)
  if (plant.named !== null && seen !== undefined && !isOfIt) return own
  if (own.basis === 'SPECIES' || !isOfIt) return texts ? own : withTextsOf(modelCare, own)
  return byModel(modelCare, toxicityOf(seen, words) ?? toxicityClaimed(modelCare.toxicity, words))
}

/** The care of the plant that the caller named, else of the species that the model is sure of. */
function ourCare(
  { named, candidates, conditionIds }: Plant,
  seen: string | undefined,
  hints: PlantHints,
  words: Texts,
): Care {
  const scientificName = named === null ? (seen ?? null) : factsOf(named)
  const suspects = suspectsOf(named, candidates, words)
  return careFor({ scientificName, candidates: suspects, conditionIds }, readHints(hints), words)
}

/** Whether a species that the model names is the plant that the caller named. */
function isOf({ named, candidates }: Plant, species: string): boolean {
  if (named === null) return true
  if ('scientificName' in named)
    return (findPlant(species)?.scientificName ?? species) === named.scientificName
  return candidates.some(
    ({ source, scientificName }) => source === 'HINT' && scientificName === species,
  )
}

const nameIfSure = (likeliest: ModelAnswer['species'][number] | undefined): string | undefined =>
  likeliest !== undefined && likeliest.confidence >= speciesConfidenceMin
    ? likeliest.scientificName
    : undefined

function withTextsOf(modelCare: ModelCare, own: Care): Care {
  return {
    ...own,
    watering: { ...own.watering, text: modelCare.watering },
    light: { ...own.light, text: modelCare.light },
    soil: { text: modelCare.soil },
    fertilizer: { ...own.fertilizer, text: modelCare.fertilizer },
  }
}

/** The model's care, for a species without a profile in our table. */
function byModel(modelCare: ModelCare, toxicity: Care['toxicity']): Care {
  const temperatureC = ordered(modelCare.temperatureC)
  return {
    basis: 'SPECIES',
    watering: {
      intervalDays: ordered(modelCare.wateringIntervalDays),
      restIntervalDays: null,
      rest: null,
      restMonths: null,
      text: modelCare.watering,
    },
    light: { level: modelCare.lightLevel, text: modelCare.light },
    temperatureC,
    thrivesC: temperatureC,
    survivesC: null,
    humidityPercent: ordered(modelCare.humidityPercent),
    soil: { text: modelCare.soil },
    fertilizer: {
      intervalDays: ordered(modelCare.fertilizerIntervalDays),
      text: modelCare.fertilizer,
    },
    toxicity,
  }
}

type Range = { min: number; max: number }

const ordered = ({ min, max }: Range): Range => ({
  min: Math.min(min, max),
  max: Math.max(min, max),
})
