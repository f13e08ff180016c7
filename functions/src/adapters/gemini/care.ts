import type { PlantHints } from '../../contract/schemas/analysis.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { careFor } from '../../domain/diagnosis/care.ts'
import { readHints } from '../../domain/diagnosis/growing-conditions.ts'
import type { Texts } from '../../domain/locales/format-messages.ts'
import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import type { ModelAnswer } from './answer.ts'

type Care = NonNullable<Diagnosis['care']>
type ModelCare = NonNullable<ModelAnswer['care']>

/** Below this the species is a guess, and care for it would be too. */
const speciesConfidenceMin = 0.5

/**
 * Care by our own profile where the species is in our table, else by the model. It is in our own
 * texts where the catalogue has the language (`texts`), else in those of the model. Where the model
 * says nothing and the catalogue has the language, it is our general profile.
 */
export function careOf(
  { care: modelCare, species: [likeliest] }: ModelAnswer,
  hints: PlantHints,
  texts: Texts | undefined,
  locales: Locales,
): Care | null {
  const isSure = likeliest !== undefined && likeliest.confidence >= speciesConfidenceMin
  const name = isSure ? likeliest.scientificName : null
  const english = () => locales.textsFor(defaultLanguage).texts
  const own = careFor(name, readHints(hints), texts ?? english())
  if (texts && (own.basis === 'SPECIES' || modelCare === null)) return own
  if (modelCare === null) return null
  return own.basis === 'SPECIES' ? withTextsOf(modelCare, own) : byModel(modelCare, isSure)
}

function withTextsOf(modelCare: ModelCare, own: Care): Care {
  return {
    ...own,
    watering: { ...own.watering, text: modelCare.watering },
    light: { ...own.light, text: modelCare.light },
    soil: { text: modelCare.soil },
    fertilizer: { ...own.fertilizer, text: modelCare.fertilizer },
  }
}

function byModel(modelCare: ModelCare, isSure: boolean): Care {
  return {
    basis: isSure ? 'SPECIES' : 'GENERAL',
    watering: { intervalDays: ordered(modelCare.wateringIntervalDays), text: modelCare.watering },
    light: { level: modelCare.lightLevel, text: modelCare.light },
    temperatureC: ordered(modelCare.temperatureC),
    humidityPercent: ordered(modelCare.humidityPercent),
    soil: { text: modelCare.soil },
    fertilizer: {
      intervalDays: ordered(modelCare.fertilizerIntervalDays),
      text: modelCare.fertilizer,
    },
    toxicity: modelCare.toxicity,
  }
}

type Range = { min: number; max: number }

const ordered = ({ min, max }: Range): Range => ({
  min: Math.min(min, max),
  max: Math.max(min, max),
})
