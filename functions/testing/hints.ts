import type { PlantHints } from '../src/domain/diagnosis/hints.ts'

/** Of a caller who tells nothing about the plant. */
export const noHints: PlantHints = {
  placement: null,
  sunExposure: null,
  wateringFrequency: null,
  latitude: null,
  longitude: null,
}
