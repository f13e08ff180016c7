/**
 * Facts seen on the photo or told by the caller, each with the number that its sentence takes: a
 * share from 0 to 1, a count, or none.
 */
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
  wateredOften: 'count',
  wateredSeldom: 'count',
  fullSun: 'none',
  shade: 'none',
} as const satisfies Record<string, 'share' | 'count' | 'none'>
export type EvidenceKey = keyof typeof evidenceAmounts

export const evidenceKeys = Object.keys(evidenceAmounts) as readonly EvidenceKey[]
