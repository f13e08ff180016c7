import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { generalCare, type LightLevel, speciesCare } from '../catalogue/care-profiles.ts'
import { findSpecies } from '../catalogue/species.ts'
import type { Texts } from '../locales/format-messages.ts'
import type { GrowingConditions } from './growing-conditions.ts'

type Care = NonNullable<Diagnosis['care']>

/**
 * Care by species where it is known, else general. Outside, or in full sun, a plant needs water
 * sooner. The resting season follows the hemisphere; no date is read, so the same request gives the
 * same text.
 */
export function careFor(
  scientificName: string | null,
  growing: GrowingConditions,
  texts: Texts,
): Care {
  const species = scientificName === null ? undefined : findSpecies(scientificName)
  const own = species === undefined ? undefined : speciesCare[species]
  const place = growing.placement === 'outside' ? 'outside' : 'inside'
  const profile = own ?? generalCare[place]
  const light: LightLevel = own === undefined ? (growing.light ?? profile.light) : profile.light
  const watering = texts.care.watering[profile.watering]
  return {
    basis: own === undefined ? 'GENERAL' : 'SPECIES',
    watering: {
      intervalDays: shorten(profile.wateringIntervalDays, growing.light === 'FULL_SUN'),
      text:
        growing.climate === null
          ? watering
          : texts.care.wateringInSeason(watering, texts.care.rest[growing.climate]),
    },
    light: { level: light, text: texts.care.light[light] },
    temperatureC: { ...profile.temperatureC },
    humidityPercent: { ...profile.humidityPercent },
    soil: { text: texts.care.soil[profile.soil] },
    fertilizer: {
      intervalDays: { ...profile.fertilizerIntervalDays },
      text: texts.care.feeding[profile.feeding],
    },
    toxicity: { ...profile.toxicity },
  }
}

type Days = { readonly min: number; readonly max: number }

function shorten({ min, max }: Days, inSun: boolean): Days {
  return inSun ? { min: Math.max(1, min - 1), max: Math.max(2, max - 2) } : { min, max }
}
