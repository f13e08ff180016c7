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
        'Put a finger 3 cm into the soil: soil that is still wet several days after watering makes this more likely',
        'Slide the plant out of its pot: roots that are soft and smell are rotting; firm brown ones can be healthy',
      ],
      lookAlikes: [
        {
          conditionId: 'nitrogen_deficiency',
          name: 'General yellowing (nitrogen deficiency suspected)',
          difference: 'The soil dries normally, and the roots are white',
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
              text: 'Do not water until the top 3 cm of soil is dry, and empty the saucer. Meanwhile keep the pot in a warm, bright place out of full sun.',
            },
            {
              settings: ['FIELD'],
              text: 'Stop irrigating until the soil is dry a hand’s depth down, and open a drain so that standing water runs off. Then irrigate again, with less water and at longer intervals.',
            },
            {
              settings: ['TREE'],
              text: 'Stop watering until the soil is dry a hand’s depth down. Pull mulch away from the trunk, and lead rain from roofs and paths away from the tree.',
            },
            {
              settings: ['SUCCULENT'],
              text: 'Do not water until the soil is dry all the way through, and empty the saucer. If in doubt, wait a few more days. Meanwhile keep the plant in a warm, bright place out of full sun.',
            },
            {
              settings: ['ORCHID'],
              text: 'Do not water until the bark is dry and the roots are silver-grey. Tip water out of the saucer and out of the centre of the leaves. Meanwhile keep it in a warm, airy, bright place out of full sun.',
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
      id: 'rice_blast',
      name: 'Rice blast',
      scientificName: 'Pyricularia oryzae',
      category: 'FUNGAL',
      hosts: [
        {
          id: 'oryza',
          scientificName: 'Oryza',
          name: 'rice',
        },
      ],
      onlyIf: 'Only on rice.',
      season: 'In cool, cloudy, dewy weather, and after heavy nitrogen feeding.',
      symptoms: [
        'Diamond-shaped spots with a grey centre and a brown rim',
        'The neck below the panicle turns brown and breaks, and the grains stay empty',
      ],
      howToConfirm: [
        'Only on rice.',
        'Look at a full-grown spot: it is pointed at both ends and has a grey centre',
      ],
      lookAlikes: [
        {
          conditionId: 'leaf_spot',
          name: 'Leaf spot (fungal or bacterial)',
          difference:
            'On poor soil, brown spots are oval with a yellow halo and have no pointed ends',
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
        value: 'OFTEN_DIES',
        text: 'The plant often dies of it. If you catch it early, you can sometimes save the plant.',
      },
      affectedParts: ['LEAF', 'STEM'],
      severity: {
        lowest: 'MODERATE',
        highest: 'CRITICAL',
      },
      neverOn: [],
      occursIn: null,
      placement: null,
      actions: [
        {
          actionId: 'manage_paddy',
          isPrevention: false,
          title: 'Keep the field flooded, and give no nitrogen',
          instructions: [
            {
              settings: ['POT', 'GARDEN', 'FIELD', 'TREE'],
              text: 'Keep water standing in the field, and give no more nitrogen until the spots stop spreading. After that, give it in several small portions.',
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
              id: 'oryza',
              scientificName: 'Oryza',
              name: 'rice',
            },
          ],
        },
      ],
      checkBackInDays: 4,
      seekExpertIf:
        'Ask an expert at once if spots appear before the panicles come out: the necks are attacked next.',
      law: null,
      references: [
        {
          title: 'Rice blast',
          publisher: 'Pacific Pests, Pathogens and Weeds (Lucid)',
          url: 'https://apps.lucidcentral.org/pppw_v12/text/web_mini/entities/rice_blast_252.htm',
        },
      ],
      ids: {
        eppo: {
          code: 'PYRIOR',
          url: 'https://gd.eppo.int/taxon/PYRIOR/hosts',
        },
        gbif: null,
      },
    },
  ],
  plants: [plantExample],
}
