import { createRequire } from 'node:module'
import type { PlantHints } from '../../contract/schemas/analysis.ts'

type Lookup = typeof import('@rapideditor/country-coder')

const require = createRequire(import.meta.url)

/** Parts of countries that have their own plant health law but no ISO country code. */
const parts: Readonly<Record<string, string>> = {
  // The ids of Northern Ireland, Hawaii and the British bases on Cyprus in the table of borders.
  Q26: 'GB-NIR',
  Q782: 'US-HI',
  Q37362: 'CY-SBA',
  // The Canary Islands, and Ceuta with Melilla.
  IC: 'IC',
  EA: 'EA',
}

/**
 * Returns the code of the country or territory whose plant health law applies, or null if neither
 * a country nor a place on land is known. `country` overrides the place, unless the place is in a
 * territory of this country. The first lookup of a place takes about 100 ms.
 */
export function territoryOf({
  country,
  latitude,
  longitude,
}: Pick<PlantHints, 'country' | 'latitude' | 'longitude'>): string | null {
  const place = latitude === null || longitude === null ? null : placeAt(latitude, longitude)
  if (country === null || place?.country === country) return place?.code ?? null
  return country
}

/** The smallest area that contains the place, and the country to which the area belongs. */
function placeAt(latitude: number, longitude: number): { code: string; country: string } | null {
  // Loaded here, because loading the borders would double the time of some cold starts.
  const { featuresContaining }: Lookup = require('@rapideditor/country-coder')
  for (const { properties } of featuresContaining([longitude, latitude])) {
    const { id, iso1A2, level, country } = properties
    const isArea = level === 'country' || level === 'territory'
    const code = parts[id] ?? (isArea ? iso1A2 : undefined)
    if (code !== undefined) return { code, country: country ?? code }
  }
  return null
}
