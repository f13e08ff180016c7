import type { Words } from '../texts.ts'

export const care: Words['care'] = {
  watering: {
    MOIST:
      'Keep the soil evenly moist but never soggy: water as soon as the surface begins to dry, and empty the saucer.',
    SURFACE_DRY:
      'Water when the upper 2 to 3 cm of soil feel dry, until some water runs out below; empty the saucer after 15 minutes.',
    HALF_DRY:
      'Water when the upper half of the pot is dry, then thoroughly; empty the saucer after 15 minutes.',
    DRY_OUT:
      'Let the soil dry out completely, then water thoroughly. When in doubt wait a few days more.',
    SOAK: 'Water from below: set the pot in water for 15 minutes, then let it drain well. Keep the heart of the plant dry.',
    GARDEN:
      'Water deeply in the morning when the upper 5 cm of soil are dry; more often in heat and for pots.',
  },
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
  soil: {
    POTTING: 'Loose potting soil that drains well, in a pot with holes; repot every 2 years.',
    AIRY: 'Airy mix of potting soil with about a third of bark and perlite, in a pot with holes.',
    CACTUS: 'Gritty soil for cacti and succulents that dries quickly, in a pot with holes.',
    ORCHID: 'Coarse bark for orchids, no ordinary soil; repot every 2 to 3 years.',
    ACID: 'Acid soil free of lime, pH 4.5 to 6, and soft water.',
    LEAN: 'Poor, sandy or stony soil that drains very quickly.',
    GARDEN: 'Deep, loose soil rich in humus that drains well, pH 6 to 7.',
  },
  feeding: {
    BALANCED:
      'A complete fertiliser at half strength in the growing season, none in the resting season.',
    POTASH:
      'A fertiliser rich in potassium for flowers and fruit, such as for tomatoes, as its label says, from the first buds on.',
    CITRUS: 'A citrus fertiliser with iron and magnesium from spring to autumn, half in winter.',
    CACTUS: 'A fertiliser for cacti at half strength in the growing season only.',
    ORCHID: 'An orchid fertiliser at half strength with every second or third watering.',
    ACID: 'A fertiliser for acid-loving plants in spring and summer, none after that.',
    SPARING: 'Little or none: compost once a year is usually enough.',
  },
}
