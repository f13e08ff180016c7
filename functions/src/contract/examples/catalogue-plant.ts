import type { z } from 'zod'
import type { plantEntry, plantItem } from '../schemas/catalogue.ts'

export const plantItemExample: z.input<typeof plantItem> = {
  id: 'coffea-arabica',
  scientificName: 'Coffea arabica',
  name: 'coffee plant',
  level: 'SPECIES',
  family: {
    id: 'rubiaceae',
    scientificName: 'Rubiaceae',
    name: 'coffee family',
  },
  toxicity: {
    humans: 'NON_TOXIC',
    cats: 'TOXIC',
    dogs: 'TOXIC',
    livestock: 'UNKNOWN',
  },
}

export const plantExample: z.input<typeof plantEntry> = {
  id: 'coffea-arabica',
  scientificName: 'Coffea arabica',
  name: 'coffee plant',
  level: 'SPECIES',
  names: ['coffee plant', 'coffee', 'arabica coffee'],
  synonyms: [],
  family: {
    id: 'rubiaceae',
    scientificName: 'Rubiaceae',
    name: 'coffee family',
  },
  care: {
    basis: 'SPECIES',
    watering: {
      intervalDays: {
        min: 4,
        max: 7,
      },
      rest: 'WINTER_LIGHT',
      restIntervalDays: {
        min: 6,
        max: 10,
      },
      restMonths: null,
      text: 'Keep the soil evenly moist but never soggy: water as soon as the surface begins to dry, and empty the saucer.',
    },
    light: {
      level: 'BRIGHT_INDIRECT',
      text: 'A bright place without midday sun.',
    },
    temperatureC: {
      min: 16,
      max: 26,
    },
    thrivesC: {
      min: 16,
      max: 26,
    },
    survivesC: 5,
    humidityPercent: {
      min: 50,
      max: 70,
    },
    soil: {
      text: 'Acid, lime-free soil, pH 4.5 to 6. Use rainwater, distilled water or filtered water, but not water from a household water softener.',
    },
    fertilizer: {
      intervalDays: {
        min: 14,
        max: 28,
      },
      text: 'A fertiliser for acid-loving plants in spring and summer, and none after that.',
    },
    toxicity: {
      humans: 'NON_TOXIC',
      cats: 'TOXIC',
      dogs: 'TOXIC',
      livestock: 'UNKNOWN',
      grades: {
        humans: null,
        cats: 'LIFE_THREATENING',
        dogs: 'LIFE_THREATENING',
        livestock: null,
      },
      parts: ['SEED'],
      harms: [
        {
          targets: ['CATS', 'DOGS'],
          route: 'EATEN',
          grade: 'LIFE_THREATENING',
          parts: ['SEED'],
        },
      ],
      food: {
        parts: ['SEED'],
        text: 'Food for people: seeds. It becomes food only by processing, such as roasting, curing or pressing.',
      },
      text: 'Even a small amount can kill a cat or a dog. Poisonous parts: seeds. Food for people: seeds. It becomes food only by processing, such as roasting, curing or pressing. Whether it is poisonous to livestock is not known.',
      firstAid:
        'If a cat or a dog ate any of it (seeds): call a vet or an animal poison centre at once, even if it was little and nothing shows yet. Have a photo of the plant ready. Do not induce vomiting.',
      firstAidSteps: [
        {
          targets: ['CATS', 'DOGS'],
          route: 'EATEN',
          text: 'If a cat or a dog ate any of it (seeds): call a vet or an animal poison centre at once, even if it was little and nothing shows yet. Have a photo of the plant ready. Do not induce vomiting.',
        },
      ],
    },
  },
  placements: [
    {
      placement: 'inside',
      watering: {
        intervalDays: {
          min: 4,
          max: 7,
        },
        rest: 'WINTER_LIGHT',
        restIntervalDays: {
          min: 6,
          max: 10,
        },
        restMonths: null,
        text: 'Keep the soil evenly moist but never soggy: water as soon as the surface begins to dry, and empty the saucer.',
      },
      light: {
        level: 'BRIGHT_INDIRECT',
        text: 'A bright place within 1 metre of a window, without midday sun.',
      },
      soil: {
        text: 'Acid, lime-free soil, pH 4.5 to 6. Use rainwater, distilled water or filtered water, but not water from a household water softener.',
      },
    },
    {
      placement: 'outside',
      watering: {
        intervalDays: null,
        rest: 'NONE',
        restIntervalDays: null,
        restMonths: null,
        text: 'Keep the soil evenly moist but never soggy: water as soon as the surface begins to dry, and empty the saucer.',
      },
      light: {
        level: 'BRIGHT_INDIRECT',
        text: 'A bright place without midday sun.',
      },
      soil: {
        text: 'Acid, lime-free soil, pH 4.5 to 6. Use rainwater, distilled water or filtered water, but not water from a household water softener.',
      },
    },
  ],
  seasons: [
    {
      hemisphere: 'NORTHERN',
      restMonths: [11, 12, 1, 2],
      text: 'Keep the soil evenly moist but never soggy: water as soon as the surface begins to dry, and empty the saucer. From November to February it grows less: let the soil dry out a little more before you water.',
    },
    {
      hemisphere: 'SOUTHERN',
      restMonths: [5, 6, 7, 8],
      text: 'Keep the soil evenly moist but never soggy: water as soon as the surface begins to dry, and empty the saucer. From May to August it grows less: let the soil dry out a little more before you water.',
    },
  ],
  conditions: [
    {
      id: 'xylella',
      name: 'Xylella leaf scorch suspected',
    },
  ],
  ids: {
    eppo: {
      code: 'COFAR',
      url: 'https://gd.eppo.int/taxon/DACULA/hosts',
    },
    gbif: null,
  },
}
