import type { Texts } from '../texts.ts'

export const care: Texts['care'] = {
  watering:
    'Water when the upper 2 to 3 cm of soil feel dry, until some water runs out below; empty the saucer after 15 minutes.',
  wateringOutside:
    'Water deeply in the morning when the upper 5 cm of soil are dry; more often in heat and for pots.',
  rest: {
    northern: 'Water about a third less from November to February.',
    southern: 'Water about a third less from May to August.',
    tropical: 'Water less in the rainy season.',
  },
  light: {
    FULL_SUN: 'At least 6 hours of direct sun a day.',
    PARTIAL_SHADE: '3 to 6 hours of direct sun, best in the morning or evening.',
    BRIGHT_INDIRECT: 'A bright place within 2 metres of a window, without midday sun.',
    SHADE: 'No direct sun; light enough to read by.',
  },
  soil: 'Loose soil that drains well, in a pot with holes; repot every 2 years.',
  fertilizer:
    'A complete fertiliser at half strength in the growing season, none in the resting season.',
}

export const species: Texts['species'] = {
  'Capsicum annuum': { name: 'pepper', note: 'Keep the soil evenly moist while fruit is growing.' },
  'Coffea arabica': { name: 'coffee plant', note: 'Likes moist air and soft water.' },
  'Citrus × limon': { name: 'lemon', note: 'Let the surface dry; use soft water and citrus feed.' },
  'Epipremnum aureum': { name: 'golden pothos', note: 'Let the upper half of the pot dry.' },
  'Monstera deliciosa': { name: 'Swiss cheese plant', note: 'Let the upper third of the pot dry.' },
  'Phaseolus vulgaris': { name: 'bean', note: 'Needs most water while flowering.' },
  'Solanum lycopersicum': { name: 'tomato', note: 'Water the soil evenly, never the leaves.' },
  'Spathiphyllum wallisii': { name: 'peace lily', note: 'Hangs when thirsty; likes moist soil.' },
}
