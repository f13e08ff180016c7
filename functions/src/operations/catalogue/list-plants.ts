import { plantItemExample } from '../../contract/examples/catalogue-plant.ts'
import { page } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { poisonTarget } from '../../contract/schemas/analysis-values.ts'
import { entryId, plantItem, plantLevel } from '../../contract/schemas/catalogue.ts'
import { pageOf, pageQuery } from '../../contract/schemas/query.ts'
import { findPlantById, plantIdOf } from '../../domain/entries/plant-names.ts'
import { listsIn, namesakesIn, search } from '../../domain/entries/search.ts'
import { endpoint } from '../endpoint.ts'
import {
  languageExample,
  languageField,
  languageQuery,
  listed,
  searchQuery,
  textsFor,
} from './shared.ts'

const fields = { PEOPLE: 'humans', CATS: 'cats', DOGS: 'dogs', LIVESTOCK: 'livestock' } as const

export const listPlants = endpoint({
  id: 'catalogue.listPlants',
  route: { method: 'GET', path: '/v1/catalogue/plants', credential: 'none', deadlineSeconds: 10 },
  summary: 'List or search the plants of the catalogue',
  description: [
    'It lists species, genera and families by name; a search lists the best match first.',
    'A plant whose toxicity is unknown matches neither filter of toxicity.',
    `Clients may cache it for ${limits.catalogue.maxAgeSeconds} seconds and revalidate it by \`ETag\`.`,
  ],
  query: pageQuery.extend({
    ...languageQuery,
    ...searchQuery,
    level: plantLevel.describe('Lists only species, genera or families.').optional(),
    family: entryId.describe('Lists only plants of the family with this id.').optional(),
    poisonousTo: poisonTarget
      .describe('Lists only plants that poison those who eat it.')
      .optional(),
    harmlessTo: poisonTarget.describe('Lists only plants that those can eat unharmed.').optional(),
  }),
  output: { 200: pageOf(plantItem).extend(languageField) },
  cacheable: 'costly',
  problems: [],
  examples: {
    query: {
      ...page.query,
      language: 'en',
      search: 'coffee',
      level: 'SPECIES',
      family: 'rubiaceae',
      poisonousTo: 'CATS',
      harmlessTo: 'PEOPLE',
    },
    output: {
      200: {
        items: [plantItemExample],
        nextPageToken: page.nextPageToken,
        language: languageExample,
      },
    },
  },

  /** Costs no read. Throws PAGE_TOKEN_INVALID. */
  async handler(call, ports) {
    const shown = textsFor(call, ports)
    const { texts, language } = shown
    const filters = call.input
    const { search: words = '', level, poisonousTo, harmlessTo } = filters
    const family = filters.family && familyIdOf(filters.family)
    const namesakes = namesakesIn(words, texts)
    const { plants } = listsIn(language.served, texts)
    const found = search(plants, words, (item) => namesakes.has(item.scientificName))
      .filter((item) => item.level === (level ?? item.level))
      .filter((item) => family === undefined || item.family?.id === family)
      .filter(({ toxicity }) => !poisonousTo || toxicity[fields[poisonousTo]] === 'TOXIC')
      .filter(({ toxicity }) => !harmlessTo || toxicity[fields[harmlessTo]] === 'NON_TOXIC')
    return listed(ports, call.input, 'plants', found, shown)
  },
})

/** The accepted id of a family that may have an older name, such as Compositae. */
const familyIdOf = (id: string): string => plantIdOf(findPlantById(id)?.listedAs ?? id)
