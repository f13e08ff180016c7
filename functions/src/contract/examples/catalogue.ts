import type { z } from 'zod'
import type {
  catalogue,
  conditionEntry,
  conditionItem,
  plantEntry,
  plantItem,
} from '../schemas/catalogue.ts'

export const conditionItemExample: z.input<typeof conditionItem> = {
  id: 'citrus_black_spot',
  name: 'Citrus black spot suspected',
  scientificName: 'Phyllosticta citricarpa',
  category: 'FUNGAL',
  hosts: [
    {
      id: 'citrus',
      scientificName: 'Citrus',
      name: 'citrus',
    },
  ],
}

/** A condition that the law of some countries wants reported. Only the first action is shown. */
export const conditionExample: z.input<typeof conditionEntry> = {
  id: 'citrus_black_spot',
  name: 'Citrus black spot suspected',
  scientificName: 'Phyllosticta citricarpa',
  category: 'FUNGAL',
  hosts: [
    {
      id: 'citrus',
      scientificName: 'Citrus',
      name: 'citrus',
    },
  ],
  onlyIf: 'Only on citrus.',
  season: null,
  symptoms: [
    'Sunken round spots on the fruit, grey with a dark rim and black dots',
    'Red to brown freckles on ripening fruit',
  ],
  howToConfirm: [
    'Only on citrus.',
    'Look at ripe fruit on the sunny side with a magnifier: black dots inside sunken spots suggest black spot',
    'A laboratory test is the only proof',
  ],
  lookAlikes: [
    {
      conditionId: 'citrus_canker',
      name: 'Citrus canker suspected',
      difference: 'Canker is raised and corky, and marks leaves and twigs too',
    },
    {
      conditionId: 'scale_insects',
      name: 'Scale insects',
      difference: 'A scale lifts off with a fingernail',
    },
  ],
  avoid: null,
  spreads: {
    value: 'TO_RELATIVES',
    text: 'It can spread to plants of the same kind and their relatives.',
  },
  harvestEdible: {
    value: 'UNAFFECTED',
    text: 'If it is a food plant, this does not make the harvest unsafe. Prepare it as usual.',
  },
  controlNeeded: {
    value: 'YES',
    text: 'Act within the next few days.',
  },
  outlook: {
    value: 'RETURNS',
    text: 'It can be kept in check, but often comes back.',
  },
  affectedParts: ['FRUIT', 'LEAF'],
  severity: {
    lowest: 'HIGH',
    highest: 'HIGH',
  },
  neverOn: [],
  occursIn: null,
  placement: null,
  actions: [
    {
      actionId: 'report_to_authority',
      isPrevention: false,
      title: 'Report the suspicion',
      instructions: [
        {
          settings: ['POT', 'GARDEN', 'FIELD', 'TREE'],
          text: 'Photograph it and tell the plant health service of your country first; the first source in the list says how to find it. Until it answers, cut nothing, move nothing and throw nothing away: no plant, fruit, cutting or soil leaves the place.',
        },
      ],
      startInDays: 0,
      stage: null,
      stageText: null,
      repeatEveryDays: null,
      repeatTimes: null,
      treatmentType: 'PREVENTION',
      safetyFlags: ['REPORTABLE'],
      place: 'ANYWHERE',
      plants: [],
    },
  ],
  checkBackInDays: 14,
  seekExpertIf: 'Ask an expert as soon as you suspect it: in many countries it must be reported.',
  law: {
    scope: 'IN',
    territories: ['EU', 'GB', 'US', 'CA', 'MX'],
    harvestEdible: {
      value: 'UNAFFECTED',
      text: 'Harvest nothing until the plant health service has answered, and then only as it says.',
    },
    authorities: [
      {
        territory: 'AU',
        title: 'Report a plant pest: Exotic Plant Pest Hotline, 1800 084 881',
        publisher: 'Australian Government, Outbreak',
        url: 'https://www.outbreak.gov.au/prepare-respond/report/plant-pathogen-organism',
      },
    ],
  },
  references: [
    {
      publisher: 'International Plant Protection Convention',
      title: 'National plant protection organisations and their contact points',
      url: 'https://ippc.int/fr/ippc-community/',
    },
    {
      title: 'Phyllosticta citricarpa (GUIGCI)',
      publisher: 'European and Mediterranean Plant Protection Organization, EPPO Global Database',
      url: 'https://gd.eppo.int/taxon/GUIGCI/datasheet',
    },
    {
      title: 'Citrus Diseases',
      publisher: 'United States Department of Agriculture, APHIS',
      url: 'https://www.aphis.usda.gov/plant-pests-diseases/citrus-diseases',
    },
    {
      title: 'Citrus Black Spot (CG088)',
      publisher: 'University of Florida, IFAS Extension',
      url: 'https://edis.ifas.ufl.edu/cg088',
    },
  ],
  ids: {
    eppo: {
      code: 'GUIGCI',
      url: 'https://gd.eppo.int/taxon/GUIGCI/distribution/IT',
    },
    gbif: null,
  },
}

export const plantItemExample: z.input<typeof plantItem> = {
  id: 'citrus',
  scientificName: 'Citrus',
  name: 'citrus',
  level: 'GENUS',
  family: {
    id: 'rutaceae',
    scientificName: 'Rutaceae',
    name: 'citrus family',
  },
  toxicity: {
    humans: 'UNKNOWN',
    cats: 'TOXIC',
    dogs: 'TOXIC',
    livestock: 'TOXIC',
  },
}

export const plantExample: z.input<typeof plantEntry> = {
  id: 'citrus',
  scientificName: 'Citrus',
  name: 'citrus',
  level: 'GENUS',
  names: [
    'citrus',
    'orange',
    'mandarin',
    'lime',
    'grapefruit',
    'tangerine',
    'clementine',
    'pomelo',
    'satsuma',
    'nimbu',
    'mosambi',
    'lime tree',
  ],
  synonyms: ['Citrofortunella'],
  family: {
    id: 'rutaceae',
    scientificName: 'Rutaceae',
    name: 'citrus family',
  },
  care: {
    basis: 'SPECIES',
    watering: {
      intervalDays: {
        min: 4,
        max: 8,
      },
      rest: 'WINTER_LIGHT',
      restIntervalDays: {
        min: 6,
        max: 12,
      },
      restMonths: null,
      text: 'Water when the top 2 to 3 cm of soil feels dry, until some runs out at the bottom. Empty the saucer after 15 minutes.',
    },
    light: {
      level: 'FULL_SUN',
      text: 'At least 6 hours of direct sun a day.',
    },
    temperatureC: {
      min: 12,
      max: 30,
    },
    thrivesC: {
      min: 12,
      max: 30,
    },
    survivesC: -2,
    humidityPercent: {
      min: 40,
      max: 60,
    },
    soil: {
      text: 'Loose, free-draining potting soil in a pot with drainage holes. Repot every 2 years.',
    },
    fertilizer: {
      intervalDays: {
        min: 7,
        max: 14,
      },
      text: 'A citrus fertiliser with iron and magnesium from spring to autumn, and half as much in winter.',
    },
    toxicity: {
      humans: 'UNKNOWN',
      cats: 'TOXIC',
      dogs: 'TOXIC',
      livestock: 'TOXIC',
      grades: {
        humans: null,
        cats: 'MILD',
        dogs: 'MILD',
        livestock: 'MILD',
      },
      parts: ['LEAF', 'STEM'],
      harms: [
        {
          targets: ['CATS', 'DOGS', 'LIVESTOCK'],
          route: 'EATEN',
          grade: 'MILD',
          parts: ['LEAF', 'STEM'],
        },
      ],
      food: {
        parts: ['FRUIT'],
        text: 'Of the kinds grown as food, people eat: fruit.',
      },
      text: 'Eating it can give cats and dogs a sore mouth or make them vomit. Eating it can make livestock slightly ill. Poisonous parts: leaves; stems. Of the kinds grown as food, people eat: fruit.',
      firstAid:
        'If a cat or a dog ate any of it (leaves; stems): take the rest out of its mouth and offer water. Call a vet if its mouth swells, it has trouble breathing, or symptoms do not go away. If livestock ate any of it (leaves; stems): move the animals away from it, and call a vet if they become ill.',
      firstAidSteps: [
        {
          targets: ['CATS', 'DOGS'],
          route: 'EATEN',
          text: 'If a cat or a dog ate any of it (leaves; stems): take the rest out of its mouth and offer water. Call a vet if its mouth swells, it has trouble breathing, or symptoms do not go away.',
        },
        {
          targets: ['LIVESTOCK'],
          route: 'EATEN',
          text: 'If livestock ate any of it (leaves; stems): move the animals away from it, and call a vet if they become ill.',
        },
      ],
    },
  },
  placements: [
    {
      placement: 'outside',
      watering: {
        intervalDays: null,
        rest: 'NONE',
        restIntervalDays: null,
        restMonths: null,
        text: 'Water when the top 2 to 3 cm of soil feels dry, until some runs out at the bottom. Empty the saucer after 15 minutes.',
      },
      light: {
        level: 'FULL_SUN',
        text: 'At least 6 hours of direct sun a day.',
      },
      soil: {
        text: 'Loose, free-draining soil, rich in humus.',
      },
    },
  ],
  seasons: [
    {
      hemisphere: 'NORTHERN',
      restMonths: [11, 12, 1, 2],
      text: 'Water when the top 2 to 3 cm of soil feels dry, until some runs out at the bottom. Empty the saucer after 15 minutes. From November to February it grows less: let the soil dry out a little more before you water.',
    },
    {
      hemisphere: 'SOUTHERN',
      restMonths: [5, 6, 7, 8],
      text: 'Water when the top 2 to 3 cm of soil feels dry, until some runs out at the bottom. Empty the saucer after 15 minutes. From May to August it grows less: let the soil dry out a little more before you water.',
    },
  ],
  conditions: [
    {
      id: 'citrus_black_spot',
      name: 'Citrus black spot suspected',
    },
    {
      id: 'citrus_greening',
      name: 'Citrus greening suspected',
    },
  ],
  ids: {
    eppo: {
      code: '1CIDG',
      url: 'https://gd.eppo.int/taxon/PSECOB/hosts',
    },
    gbif: null,
  },
}

export const catalogueExample: z.input<typeof catalogue> = {
  version: 'mJ3xk9Q0vZr8TnLw2YbHc5Xd1pA',
  language: 'en',
  review: 'machine-checked',
  disclaimer:
    'This is an automatic assessment of one photo and can be wrong. Check for the signs described before you treat, and ask an expert before you use or eat anything.',
  conditions: [
    conditionExample,
    {
      id: 'water_excess',
      name: 'Too much water',
      scientificName: null,
      category: 'WATER',
      hosts: [],
      onlyIf: null,
      season: null,
      symptoms: [
        'Leaves turn yellow and limp while the soil is wet',
        'Lower leaves are affected first',
      ],
      howToConfirm: [
        'Put a finger 3 cm into the soil: soil that is still wet days after watering makes this more likely',
        'Slide the plant out of its pot: roots that are soft and smell are rotting; firm brown ones can be healthy',
      ],
      lookAlikes: [
        {
          conditionId: 'nitrogen_deficiency',
          name: 'General yellowing (nitrogen deficiency suspected)',
          difference: 'The soil dries normally, and roots are white',
        },
        {
          conditionId: 'water_deficit',
          name: 'Too little water',
          difference: 'The soil is dry, and the pot is light',
        },
        {
          conditionId: 'root_rot',
          name: 'Root rot',
          difference:
            'With root rot the roots are soft and smell, and the plant wilts although the soil is wet',
        },
      ],
      avoid: null,
      spreads: {
        value: 'NO',
        text: 'It does not spread to other plants.',
      },
      harvestEdible: {
        value: 'UNAFFECTED',
        text: 'If it is a food plant, this does not make the harvest unsafe. Prepare it as usual.',
      },
      controlNeeded: {
        value: 'YES',
        text: 'Act within the next few days.',
      },
      outlook: {
        value: 'RECOVERS',
        text: 'The plant usually recovers once the cause is gone.',
      },
      affectedParts: ['LEAF', 'ROOT'],
      severity: {
        lowest: 'MODERATE',
        highest: 'HIGH',
      },
      neverOn: [
        {
          id: 'caltha',
          scientificName: 'Caltha',
          name: 'marsh marigold',
        },
      ],
      occursIn: null,
      placement: null,
      actions: [
        {
          actionId: 'let_soil_dry',
          isPrevention: false,
          title: 'Let the soil dry',
          instructions: [
            {
              settings: ['POT', 'GARDEN'],
              text: 'Do not water until the top 3 cm of soil are dry, and empty the saucer. Meanwhile keep the pot in a warm, bright place out of full sun.',
            },
            {
              settings: ['FIELD'],
              text: 'Stop irrigating until the soil is dry a hand’s depth down, and open a drain so that standing water runs off. Start again with less water at longer intervals.',
            },
            {
              settings: ['TREE'],
              text: 'Stop watering until the soil is dry a hand’s depth down. Pull mulch away from the trunk, and lead rain from roofs and paths elsewhere.',
            },
            {
              settings: ['SUCCULENT'],
              text: 'Do not water until the soil is dry right through, and empty the saucer. If in doubt, wait a few more days. Meanwhile keep the plant in a warm, bright place out of full sun.',
            },
          ],
          startInDays: 0,
          stage: null,
          stageText: null,
          repeatEveryDays: null,
          repeatTimes: null,
          treatmentType: 'CULTURAL',
          safetyFlags: [],
          place: 'ANYWHERE',
          plants: [],
        },
      ],
      checkBackInDays: 7,
      seekExpertIf: 'Ask an expert if the stem turns soft or dark at soil level.',
      law: null,
      references: [
        {
          title: 'Houseplant troubles',
          publisher: 'Clemson Extension, in the Index-Journal',
          url: 'https://www.indexjournal.com/lifestyles/columnists/clemson-extension/clemson-extension-houseplant-troubles/article_0a2f6d32-0a6f-582d-830b-d8a50d065ab8.html',
        },
        {
          title: 'Houseplant Diseases and Disorders',
          publisher: 'Clemson Cooperative Extension, Home and Garden Information Center',
          url: 'https://hgic.clemson.edu/factsheet/houseplant-diseases-disorders/',
        },
      ],
      ids: {
        eppo: null,
        gbif: null,
      },
    },
    {
      id: 'leaf_miner',
      name: 'Leaf mines',
      scientificName: null,
      category: 'PEST',
      hosts: [],
      onlyIf: null,
      season: null,
      symptoms: [
        'Pale winding lines or blotches inside the leaf, which later turn brown',
        'The skin of the leaf is intact above the mine',
      ],
      howToConfirm: [
        'Hold the leaf against the light: a larva or dark droppings show inside the mine',
        'Try to lift the skin over a blotch: over a mine it peels off like film',
      ],
      lookAlikes: [
        {
          conditionId: 'leaf_spot',
          name: 'Leaf spot (fungal or bacterial)',
          difference: 'Leaf spots are dead all the way through and contain no droppings',
        },
        {
          conditionId: 'leaf_blight',
          name: 'Leaf blight or large dead areas',
          difference: 'Blight has no intact skin and grows much faster',
        },
        {
          conditionId: 'tomato_leafminer',
          name: 'Tomato leafminer (Tuta absoluta)',
          difference: 'On tomato, wide blotches and holes in the fruit mean tomato leafminer',
        },
      ],
      avoid: null,
      spreads: {
        value: 'TO_RELATIVES',
        text: 'It can spread to plants of the same kind and their relatives.',
      },
      harvestEdible: {
        value: 'AFTER_CUTTING',
        text: 'If it is a food plant, you can eat the sound harvest, prepared as usual, but no soft fruit with mould on it. Feed nothing mouldy to animals.',
      },
      controlNeeded: {
        value: 'WATCH',
        text: 'It does little lasting harm. Simple steps are enough unless it gets worse.',
      },
      outlook: {
        value: 'RECOVERS',
        text: 'The plant usually recovers once the cause is gone.',
      },
      affectedParts: ['LEAF'],
      severity: {
        lowest: 'LOW',
        highest: 'MODERATE',
      },
      neverOn: [],
      occursIn: null,
      placement: null,
      actions: [
        {
          actionId: 'leave_mined_leaves',
          isPrevention: false,
          title: 'Leave the mined leaves on',
          instructions: [
            {
              settings: ['POT', 'GARDEN', 'FIELD', 'TREE'],
              text: 'Mined citrus leaves still feed the tree, and cutting them off brings on the soft new shoots that the moths prefer. A tree more than four years old needs no treatment. Do not prune while it is in growth, and feed only lightly.',
            },
          ],
          startInDays: 0,
          stage: null,
          stageText: null,
          repeatEveryDays: null,
          repeatTimes: null,
          treatmentType: 'CULTURAL',
          safetyFlags: [],
          place: 'ANYWHERE',
          plants: [
            {
              id: 'citrus',
              scientificName: 'Citrus',
              name: 'citrus',
            },
            {
              id: 'fortunella',
              scientificName: 'Fortunella',
              name: 'kumquat',
            },
            {
              id: 'poncirus',
              scientificName: 'Poncirus',
              name: 'trifoliate orange',
            },
          ],
        },
      ],
      checkBackInDays: 10,
      seekExpertIf: 'Ask an expert if most young leaves are mined, or a crop is affected.',
      law: null,
      references: [
        {
          title: 'Leaf Miner',
          publisher: 'University of California Marin Master Gardeners',
          url: 'https://marinmg.ucanr.edu/PROBLEMS/GARDEN_PESTS/Invertebrate_Pests/?uid=105&ds=1001',
        },
      ],
      ids: {
        eppo: null,
        gbif: null,
      },
    },
  ],
  plants: [
    plantExample,
    {
      id: 'monstera-deliciosa',
      scientificName: 'Monstera deliciosa',
      name: 'Swiss cheese plant',
      level: 'SPECIES',
      names: ['Swiss cheese plant', 'cheese plant', 'fruit salad plant', 'ceriman'],
      synonyms: [],
      family: {
        id: 'araceae',
        scientificName: 'Araceae',
        name: 'arum family',
      },
      care: {
        basis: 'SPECIES',
        watering: {
          intervalDays: {
            min: 7,
            max: 12,
          },
          rest: 'WINTER_LIGHT',
          restIntervalDays: {
            min: 10,
            max: 18,
          },
          restMonths: null,
          text: 'Water thoroughly when the top half of the soil in the pot is dry. Empty the saucer after 15 minutes.',
        },
        light: {
          level: 'BRIGHT_INDIRECT',
          text: 'A bright place without midday sun.',
        },
        temperatureC: {
          min: 18,
          max: 30,
        },
        thrivesC: {
          min: 18,
          max: 30,
        },
        survivesC: 8,
        humidityPercent: {
          min: 50,
          max: 70,
        },
        soil: {
          text: 'An airy mix of potting soil with about a third of bark and perlite, in a pot with drainage holes.',
        },
        fertilizer: {
          intervalDays: {
            min: 21,
            max: 35,
          },
          text: 'A complete fertiliser at half strength in the growing season, and none in the resting season.',
        },
        toxicity: {
          humans: 'TOXIC',
          cats: 'TOXIC',
          dogs: 'TOXIC',
          livestock: 'TOXIC',
          grades: {
            humans: 'MILD',
            cats: 'MILD',
            dogs: 'MILD',
            livestock: 'MILD',
          },
          parts: ['LEAF', 'STEM', 'UNRIPE_FRUIT'],
          harms: [
            {
              targets: ['PEOPLE', 'CATS', 'DOGS', 'LIVESTOCK'],
              route: 'EATEN',
              grade: 'MILD',
              parts: ['LEAF', 'STEM', 'UNRIPE_FRUIT'],
            },
            {
              targets: ['PEOPLE'],
              route: 'SKIN',
              grade: 'MILD',
              parts: ['SAP'],
            },
            {
              targets: ['PEOPLE'],
              route: 'EYES',
              grade: 'MILD',
              parts: ['SAP'],
            },
          ],
          food: null,
          text: 'Eating it can give people a sore mouth or an upset stomach. Eating it can give cats and dogs a sore mouth or make them vomit. Eating it can make livestock slightly ill. Poisonous parts: leaves; stems; unripe fruit. It irritates skin and eyes: wear gloves. Harmful to touch: sap.',
          firstAid:
            'If a person ate any of it: rinse the mouth and give a little water. If the mouth or throat swells, or breathing or swallowing is hard, call the emergency number. Call a doctor or a poison centre if symptoms do not go away. If it got into the eyes (sap): rinse them at once with lukewarm running water for 15 minutes, take out contact lenses, and see a doctor. If it touched the skin (sap): wash it with plenty of water and soap, and change your clothes. See a doctor if a rash spreads or blisters form. If a cat or a dog ate any of it: take the rest out of its mouth and offer water. Call a vet if its mouth swells, it has trouble breathing, or symptoms do not go away. If livestock ate any of it: move the animals away from it, and call a vet if they become ill.',
          firstAidSteps: [
            {
              targets: ['PEOPLE'],
              route: 'EATEN',
              text: 'If a person ate any of it: rinse the mouth and give a little water. If the mouth or throat swells, or breathing or swallowing is hard, call the emergency number. Call a doctor or a poison centre if symptoms do not go away.',
            },
            {
              targets: ['PEOPLE'],
              route: 'EYES',
              text: 'If it got into the eyes (sap): rinse them at once with lukewarm running water for 15 minutes, take out contact lenses, and see a doctor.',
            },
            {
              targets: ['PEOPLE'],
              route: 'SKIN',
              text: 'If it touched the skin (sap): wash it with plenty of water and soap, and change your clothes. See a doctor if a rash spreads or blisters form.',
            },
            {
              targets: ['CATS', 'DOGS'],
              route: 'EATEN',
              text: 'If a cat or a dog ate any of it: take the rest out of its mouth and offer water. Call a vet if its mouth swells, it has trouble breathing, or symptoms do not go away.',
            },
            {
              targets: ['LIVESTOCK'],
              route: 'EATEN',
              text: 'If livestock ate any of it: move the animals away from it, and call a vet if they become ill.',
            },
          ],
        },
      },
      placements: [
        {
          placement: 'inside',
          watering: {
            intervalDays: {
              min: 7,
              max: 12,
            },
            rest: 'WINTER_LIGHT',
            restIntervalDays: {
              min: 10,
              max: 18,
            },
            restMonths: null,
            text: 'Water thoroughly when the top half of the soil in the pot is dry. Empty the saucer after 15 minutes.',
          },
          light: {
            level: 'BRIGHT_INDIRECT',
            text: 'A bright place within 1 metre of a window, without midday sun.',
          },
          soil: {
            text: 'An airy mix of potting soil with about a third of bark and perlite, in a pot with drainage holes.',
          },
        },
        {
          placement: 'outside',
          watering: {
            intervalDays: null,
            rest: 'NONE',
            restIntervalDays: null,
            restMonths: null,
            text: 'Water thoroughly when the top half of the soil in the pot is dry. Empty the saucer after 15 minutes.',
          },
          light: {
            level: 'BRIGHT_INDIRECT',
            text: 'A bright place without midday sun.',
          },
          soil: {
            text: 'Loose, free-draining soil, rich in humus.',
          },
        },
      ],
      seasons: [
        {
          hemisphere: 'NORTHERN',
          restMonths: [11, 12, 1, 2],
          text: 'Water thoroughly when the top half of the soil in the pot is dry. Empty the saucer after 15 minutes. From November to February it grows less: let the soil dry out a little more before you water.',
        },
        {
          hemisphere: 'SOUTHERN',
          restMonths: [5, 6, 7, 8],
          text: 'Water thoroughly when the top half of the soil in the pot is dry. Empty the saucer after 15 minutes. From May to August it grows less: let the soil dry out a little more before you water.',
        },
      ],
      conditions: [],
      ids: {
        eppo: null,
        gbif: null,
      },
    },
  ],
}
