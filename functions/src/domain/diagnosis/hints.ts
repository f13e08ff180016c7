/** What the caller says of the plant beside the photo; null where nothing was said. */
export type PlantHints = {
  placement: 'inside' | 'outside' | null
  sunExposure: string | null
  /** Days between waterings, 1 to 365. */
  wateringFrequency: number | null
  latitude: number | null
  longitude: number | null
}
