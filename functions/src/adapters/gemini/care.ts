import type { PlantHints } from '../../contract/schemas/analysis.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { findSpecies, type SpeciesName } from '../../domain/catalogue/species.ts'
import { careFor } from '../../domain/diagnosis/care.ts'
import { readHints } from '../../domain/diagnosis/growing-conditions.ts'
import { toxicityOf } from '../../domain/diagnosis/toxicity.ts'
import type { Texts } from '../../domain/locales/format-messages.ts'
import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import type { ModelAnswer } from './answer.ts'

type Care = NonNullable<Diagnosis['care']>
type ModelCare = NonNullable<ModelAnswer['care']>

/** Below this confidence the species is a guess, and so would be its care. */
const speciesConfidenceMin = 0.5

/** The model's statements about the plant, in the terms of our tables. */
type Plant = {
  /** The species that the caller named. */
  hinted: SpeciesName | null
  candidates: Diagnosis['plant']['candidates']
  conditionIds: readonly string[]
}

/**
 * Care from our own profile if our table has the species, else from the model if it is sure of the
 * species. The texts are ours if the catalogue has the language (`texts`), else the model's. A
 * plant of uncertain species gets our general care, which is safe for all.
 */
export function careOf(
  { care: modelCare, species: [likeliest] }: ModelAnswer,
  { hinted, candidates, conditionIds }: Plant,
  hints: PlantHints,
  texts: Texts | undefined,
  locales: Locales,
): Care | null {
  const named = nameIfSure(likeliest)
  const scientificName = hinted ?? named ?? null
  // An English warning is better than none if the catalogue lacks the language.
  const words = texts ?? locales.textsFor(defaultLanguage).texts
  const own = careFor({ scientificName, candidates, conditionIds }, readHints(hints), words)
  if (modelCare === null) return texts ? own : null
  // The model's care for a species other than the caller's is ignored.
  const isOfIt = named !== undefined && (hinted === null || findSpecies(named) === hinted)
  if (own.basis === 'SPECIES' || !isOfIt) return texts ? own : withTextsOf(modelCare, own)
  return byModel(modelCare, toxicityOf(named, words) ?? claimed(modelCare.toxicity, words))
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

/** The model's toxicity for a plant outside our table, without a severity. */
function claimed(levels: ModelCare['toxicity'], { toxicity }: Texts): Care['toxicity'] {
  const isPoisonous = Object.values(levels).includes('TOXIC')
  return {
    ...levels,
    grades: { humans: null, cats: null, dogs: null },
    parts: [],
    text: isPoisonous ? null : toxicity.unknown,
    firstAid: isPoisonous ? toxicity.firstAid.SERIOUS : null,
  }
}

/** For a species without a profile. */
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
