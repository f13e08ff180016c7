import type { Diagnosis } from '../../contract/schemas/analysis.ts'
import { generalCare, speciesCare } from '../../domain/catalogue/care-profiles.ts'
import type { Texts } from '../../domain/catalogue/texts/texts.ts'
import type { LightLevel } from '../../domain/catalogue/types.ts'
import type { Circumstances } from './hints.ts'

type Care = NonNullable<Diagnosis['care']>

/**
 * Care by species where it is known, else general. Outside, or in full sun, a plant needs water sooner.
 * The resting season follows the hemisphere; no date is read, so the same request gives the same text.
 */
export function careFor(scientificName: string | null, around: Circumstances, texts: Texts): Care {
  const own = scientificName === null ? undefined : speciesCare[scientificName]
  const place = around.placement === 'outside' ? 'outside' : 'inside'
  const profile = own ?? generalCare[place]
  const light: LightLevel = own === undefined ? (around.light ?? profile.light) : profile.light
  const note = scientificName === null ? undefined : texts.species[scientificName]?.note
  const watering = place === 'outside' ? texts.care.wateringOutside : texts.care.watering
  const rest = around.climate === null ? undefined : texts.care.rest[around.climate]
  return {
    basis: own === undefined ? 'GENERAL' : 'SPECIES',
    watering: {
      intervalDays: shorten(profile.wateringIntervalDays, around.light === 'FULL_SUN'),
      text: [note, watering, rest].filter((part) => part !== undefined).join(' '),
    },
    light: { level: light, text: texts.care.light[light] },
    temperatureC: { ...profile.temperatureC },
    humidityPercent: { ...profile.humidityPercent },
    soil: { text: texts.care.soil },
    fertilizer: {
      intervalDays: { ...profile.fertilizerIntervalDays },
      text: texts.care.fertilizer,
    },
    toxicity: { ...profile.toxicity },
  }
}

type Days = { readonly min: number; readonly max: number }

function shorten({ min, max }: Days, inSun: boolean): Days {
  return inSun ? { min: Math.max(1, min - 1), max: Math.max(2, max - 2) } : { min, max }
}
