import type { PlantHints } from '../src/contract/schemas/analysis.ts'

/** A caller without information about the plant. */
export const noHints: PlantHints = {
  placement: null,
  sunExposure: null,
  wateringFrequency: null,
  species: null,
  latitude: null,
  longitude: null,
}
