import type { Continent } from '../catalogue/condition-facts.ts'

type Box = readonly [south: number, north: number, west: number, east: number]

/**
 * Rough bounds of the continents in degrees. The first matching continent counts. The laws of all
 * continents apply outside all bounds, such as at sea.
 */
const boxes: readonly (readonly [Continent, Box])[] = [
  ['EUROPE', [36, 72, -25, 40]],
  ['AFRICA', [-36, 37, -20, 52]],
  ['OCEANIA', [-50, -10, 110, 180]],
  ['ASIA', [-10, 78, 26, 180]],
  ['NORTH_AMERICA', [7, 84, -170, -50]],
  ['SOUTH_AMERICA', [-56, 13, -82, -34]],
]

/** Returns null if the location is unknown or outside all bounds. */
export function continentAt(latitude: number | null, longitude: number | null): Continent | null {
  if (latitude === null || longitude === null) return null
  const found = boxes.find(
    ([, [south, north, west, east]]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
  return found?.[0] ?? null
}
