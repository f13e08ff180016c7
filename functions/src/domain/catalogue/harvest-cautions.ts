/** Harvests with a danger of their own, which every sentence on eating them must name. */
export const harvestCautions = {
  CASSAVA: ['Manihot'],
  BITTER_GOURDS: ['Cucurbitaceae'],
  MOULDY_GRAIN: ['Arachis', 'Cenchrus', 'Eleusine', 'Pennisetum', 'Sorghum', 'Zea'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type HarvestCaution = keyof typeof harvestCautions

export const harvestCautionIds = Object.keys(harvestCautions) as readonly HarvestCaution[]

/** Gourds that people eat although they are bitter. */
export const eatenBitter: readonly string[] = ['Momordica']
