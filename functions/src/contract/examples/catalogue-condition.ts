import type { z } from 'zod'
import type { conditionEntry, conditionItem } from '../schemas/catalogue.ts'

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
      title: 'Report your suspicion',
      instructions: [
        {
          settings: ['POT', 'GARDEN', 'FIELD', 'TREE'],
          text: 'Photograph the signs and tell the plant health service of your country first; the first source in the list says how to find it. Until it answers, cut nothing, move nothing and throw nothing away: no plant, fruit, cutting or soil may leave the place.',
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
