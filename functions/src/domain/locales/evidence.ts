/** The sentences for evidence. Each sentence states a share (0 to 1), a count or no number. */
export const evidenceAmounts = {
  discolouredShare: 'share',
  spotCount: 'count',
  rustSpotCount: 'count',
  largeBlotch: 'share',
  whiteShare: 'share',
  yellowShare: 'share',
  greenVeins: 'none',
  mottledShare: 'share',
  brownRim: 'share',
  holeCount: 'count',
  shapeAndTexture: 'share',
  signShare: 'share',
  signCount: 'count',
  wateredOften: 'count',
  wateredSeldom: 'count',
  fullSun: 'none',
  shade: 'none',
  soilDry: 'none',
  soilWet: 'none',
  coatingWipesOff: 'none',
} as const satisfies Record<string, 'share' | 'count' | 'none'>
export type EvidenceKey = keyof typeof evidenceAmounts

/** Positions in a photo, which is divided into thirds of its width and height. */
// biome-ignore format: as they lie
export const places = [
  'topLeft', 'top', 'topRight',
  'left', 'middle', 'right',
  'bottomLeft', 'bottom', 'bottomRight',
] as const
export type Place = (typeof places)[number]

export const evidenceKeys = Object.keys(evidenceAmounts) as readonly EvidenceKey[]
