import type { PlantHints } from '../../contract/schemas/analysis.ts'
import { territoryOf } from '../advice/territory.ts'
import type { LightLevel } from '../catalogue/care-profiles.ts'

const levels: Readonly<Record<string, LightLevel>> = {
  'full sun': 'FULL_SUN',
  'partial shade': 'PARTIAL_SHADE',
  shade: 'SHADE',
  indirect: 'BRIGHT_INDIRECT',
}

const wateredOftenDaysMax = 2
const wateredSeldomDaysMin = 14

/** The caller's hints in the form that the rules use. Unknown free text becomes null. */
export type GrowingConditions = {
  readonly placement: 'inside' | 'outside' | null
  readonly light: LightLevel | null
  readonly wateringDays: number | null
  readonly wateredOften: boolean
  readonly wateredSeldom: boolean
  readonly climate: 'northern' | 'southern' | 'tropical' | null
  /** The country or territory whose law applies, or null. */
  readonly territory: string | null
}

/**
 * Interprets the hints of a request. `climate` follows from the latitude. Daily watering sets
 * `wateredOften` only for a plant that is neither outside nor in full sun. Watering every two weeks
 * sets `wateredSeldom` only outside, because two weeks suit many plants inside.
 */
export function readHints(hints: PlantHints): GrowingConditions {
  const days = hints.wateringFrequency
  const light = levels[hints.sunExposure?.trim().toLowerCase() ?? ''] ?? null
  const isOutside = hints.placement === 'outside'
  const driesFast = isOutside || light === 'FULL_SUN'
  return {
    placement: hints.placement,
    light,
    wateringDays: days,
    wateredOften: days !== null && days <= wateredOftenDaysMax && !driesFast,
    wateredSeldom: days !== null && days >= wateredSeldomDaysMin && isOutside,
    climate: climateAt(hints.latitude),
    territory: territoryOf(hints),
  }
}

const tropicDegrees = 23.4

function climateAt(latitude: number | null): GrowingConditions['climate'] {
  if (latitude === null) return null
  if (Math.abs(latitude) < tropicDegrees) return 'tropical'
  return latitude > 0 ? 'northern' : 'southern'
}
