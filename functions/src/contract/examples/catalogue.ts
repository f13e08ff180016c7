import type { z } from 'zod'
import type { catalogue } from '../schemas/catalogue.ts'
import { conditionExample } from './catalogue-condition.ts'
import { plantExample } from './catalogue-plant.ts'

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
      ],
      ids: {
        eppo: null,
        gbif: null,
      },
    },
    {
      id: 'apple_scab',
      name: 'Apple scab',
      scientificName: 'Venturia inaequalis',
      category: 'FUNGAL',
      hosts: [
        {
          id: 'malus',
          scientificName: 'Malus',
          name: 'crab apple',
        },
      ],
      onlyIf: 'Only on apple and crab apple.',
      season: null,
      symptoms: [
        'Olive-green, velvety spots on the leaves that turn brown',
        'Corky, cracked scabs on the fruit',
      ],
      howToConfirm: [
        'Only on apple and crab apple.',
        'Look in spring after rain: velvety olive spots are typical',
      ],
      lookAlikes: [
        {
          conditionId: 'leaf_spot',
          name: 'Leaf spot (fungal or bacterial)',
          difference: 'Other leaf spots are dry and not velvety',
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
        value: 'RETURNS',
        text: 'It can be kept in check, but often comes back.',
      },
      affectedParts: ['LEAF', 'FRUIT'],
      severity: {
        lowest: 'LOW',
        highest: 'MODERATE',
      },
      neverOn: [],
      occursIn: null,
      placement: null,
      actions: [
        {
          actionId: 'prune_open',
          isPrevention: false,
          title: 'Open up the crown',
          instructions: [
            {
              settings: ['POT', 'GARDEN', 'FIELD', 'TREE'],
              text: 'While the tree is bare, on a dry day in late winter, thin out crowded branches so that the leaves dry quickly. Cut out dead wood and shrivelled fruit.',
            },
          ],
          startInDays: null,
          stage: 'DORMANCY',
          stageText: 'In winter, while the tree is bare',
          repeatEveryDays: null,
          repeatTimes: null,
          treatmentType: 'PREVENTION',
          safetyFlags: [],
          place: 'GROUND',
          plants: [
            {
              id: 'malus',
              scientificName: 'Malus',
              name: 'crab apple',
            },
          ],
        },
      ],
      checkBackInDays: 10,
      seekExpertIf:
        'Ask an expert if the tree loses most of its leaves before autumn two years in a row.',
      law: null,
      references: [
        {
          title: 'What Naked Crabapple Trees Tell About Apple Scab',
          publisher: 'University of Minnesota Extension, Yard and Garden News',
          url: 'https://blog-yard-garden-news.extension.umn.edu/2010/09/what-naked-crabapple-trees-tell-about.html',
        },
      ],
      ids: {
        eppo: null,
        gbif: null,
      },
    },
  ],
  plants: [plantExample],
}
