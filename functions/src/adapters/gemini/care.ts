import type { PlantHints } from '../../contract/schemas/analysis.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { careFor } from '../../domain/diagnosis/care.ts'
import { readHints } from '../../domain/diagnosis/growing-conditions.ts'
import type { Texts } from '../../domain/locales/format-messages.ts'
import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import type { ModelAnswer } from './answer.ts'

type Care = NonNullable<Diagnosis['care']>
type Said = NonNullable<ModelAnswer['care']>

/** Below this the species is a guess, and care for it would be too. */
const speciesConfidenceMin = 0.5

/**
 * Care by our own profile where the species is in our table, else by the model. It is in our own
 * texts where the catalogue has the language (`texts`), else in those of the model. Where the model
 * says nothing and the catalogue has the language, it is our general profile.
 */
export function careOf(
  { care: said, species: [likeliest] }: ModelAnswer,
  hints: PlantHints,
  texts: Texts | undefined,
  locales: Locales,
): Care | null {
  const isSure = likeliest !== undefined && likeliest.confidence >= speciesConfidenceMin
  const name = isSure ? likeliest.scientificName : null
  const english = () => locales.textsFor(defaultLanguage).texts
  const own = careFor(name, readHints(hints), texts ?? english())
  if (texts && (own.basis === 'SPECIES' || said === null)) return own
  if (said === null) return null
  return own.basis === 'SPECIES' ? inWordsOf(said, own) : byModel(said, isSure)
}

function inWordsOf(said: Said, own: Care): Care {
  return {
    ...own,
    watering: { ...own.watering, text: said.watering },
    light: { ...own.light, text: said.light },
    soil: { text: said.soil },
    fertilizer: { ...own.fertilizer, text: said.fertilizer },
  }
}

function byModel(said: Said, isSure: boolean): Care {
  return {
    basis: isSure ? 'SPECIES' : 'GENERAL',
    watering: { intervalDays: ordered(said.wateringIntervalDays), text: said.watering },
    light: { level: said.lightLevel, text: said.light },
    temperatureC: ordered(said.temperatureC),
    humidityPercent: ordered(said.humidityPercent),
    soil: { text: said.soil },
    fertilizer: { intervalDays: ordered(said.fertilizerIntervalDays), text: said.fertilizer },
    toxicity: said.toxicity,
  }
}

type Range = { min: number; max: number }

const ordered = ({ min, max }: Range): Range => ({
  min: Math.min(min, max),
  max: Math.max(min, max),
})
