import type { Reference } from './types.ts'

const pestNotes = (title: string, url: string | null = null): Reference => ({
  publisher: 'University of California Statewide IPM Program, Pest Notes',
  title,
  url,
})

/** The publications that the catalogue rests on. A null address: known by title only. */
export const references = {
  houseplants: {
    publisher: 'Purdue University Cooperative Extension Service',
    title: 'Houseplant Problems (BP-55)',
    url: 'https://www.extension.purdue.edu/extmedia/BP/BP-55.html',
  },
  iron: {
    publisher: 'Texas A&M AgriLife Extension',
    title: 'Iron Deficiency',
    url: 'https://aggie-horticulture.tamu.edu/vegetable/problem-solvers/cucurbit-problem-solver/leaf-disorders/iron-deficiency/',
  },
  ornamentalRusts: {
    publisher: 'Leanne Pundt, University of Connecticut Extension, in Greenhouse Management',
    title: 'Plant Health: Wiping out rust',
    url: 'https://greenhousemag.com/article/gm0712-ornamentals-rust-disease',
  },
  spiderMites: pestNotes(
    'Spider Mites',
    'https://ipm.ucanr.edu/home-and-landscape/spider-mites/pest-notes',
  ),
  thrips: pestNotes('Thrips'),
  powderyMildew: pestNotes('Powdery Mildew on Ornamentals'),
  leafSpots: {
    publisher: 'University of Minnesota Extension',
    title: 'Leaf spot diseases of trees and shrubs',
    url: null,
  },
  nutrients: {
    publisher: 'Royal Horticultural Society',
    title: 'Nutrient deficiencies',
    url: null,
  },
  viruses: { publisher: 'Royal Horticultural Society', title: 'Plant viruses', url: null },
  leafMiners: { publisher: 'Royal Horticultural Society', title: 'Leaf mining insects', url: null },
} as const satisfies Record<string, Reference>
