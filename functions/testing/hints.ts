import type { PlantHints } from '../src/contract/schemas/analysis.ts'

/** The hints of a caller who knows nothing about the plant. */
export const noHints: PlantHints = {
  placement: null,
  sunExposure: null,
  wateringFrequency: null,
  species: null,
  latitude: null,
  longitude: null,
  country: null,
}
