/** The texts of the kinds of conditions. */
export const categories = {
  FUNGAL: 'analysis.categoryFungal',
  BACTERIAL: 'analysis.categoryBacterial',
  VIRAL: 'analysis.categoryViral',
  PEST: 'analysis.categoryPest',
  NUTRIENT: 'analysis.categoryNutrient',
  WATER: 'analysis.categoryWater',
  LIGHT: 'analysis.categoryLight',
  TEMPERATURE: 'analysis.categoryTemperature',
  MECHANICAL: 'analysis.categoryMechanical',
  AGEING: 'analysis.categoryAgeing',
  OTHER: 'analysis.categoryOther',
} as const
