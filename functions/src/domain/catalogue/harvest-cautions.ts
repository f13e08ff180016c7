/** Harvests with a danger of their own, which every sentence on eating them must name. */
export const harvestCautions = {
  CASSAVA: ['Manihot'],
  BITTER_GOURDS: ['Cucurbitaceae'],
  MOULDY_GRAIN: [
    'Arachis',
    'Avena',
    'Carya',
    'Cenchrus',
    'Corylus',
    'Eleusine',
    'Hordeum',
    'Juglans',
    'Oryza',
    'Pennisetum',
    'Pistacia vera',
    'Prunus dulcis',
    'Secale',
    'Setaria',
    'Sorghum',
    'Triticum',
    'Zea',
  ],
  WATER_PLANTS: [
    'Eleocharis',
    'Ipomoea aquatica',
    'Nasturtium',
    'Nelumbo',
    'Oenanthe javanica',
    'Trapa',
  ],
  DRY_FODDER: ['Avena', 'Cenchrus', 'Hordeum', 'Secale', 'Sorghum', 'Triticum', 'Zea'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type HarvestCaution = keyof typeof harvestCautions

export const harvestCautionIds = Object.keys(harvestCautions) as readonly HarvestCaution[]

/** The conditions in which a caution applies; all others apply in every condition. */
export const cautionConditions: Partial<Record<HarvestCaution, readonly string[]>> = {
  DRY_FODDER: ['cold_damage', 'heat_stress', 'water_deficit'],
}

/** Gourds that people eat although they are bitter. */
export const eatenBitter: readonly string[] = ['Momordica']
