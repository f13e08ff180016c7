import { conditionItemExample } from '../../contract/examples/catalogue-condition.ts'
import { page } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { category } from '../../contract/schemas/analysis-values.ts'
import { conditionItem } from '../../contract/schemas/catalogue.ts'
import { nonEmptyText } from '../../contract/schemas/common.ts'
import { pageOf, pageQuery } from '../../contract/schemas/query.ts'
import { hostFitOf } from '../../domain/advice/hosts.ts'
import type { ConditionId } from '../../domain/catalogue/conditions.ts'
import { candidatesFor, readPlant } from '../../domain/diagnosis/named-plant.ts'
import { findPlantById } from '../../domain/entries/plant-names.ts'
import { listsIn, search } from '../../domain/entries/search.ts'
import { problem } from '../../domain/problem.ts'
import type { Ports } from '../../ports/ports.ts'
import { endpoint } from '../endpoint.ts'
import {
  languageExample,
  languageField,
  languageQuery,
  listed,
  searchQuery,
  textsFor,
} from './shared.ts'

export const listConditions = endpoint({
  id: 'catalogue.listConditions',
  route: {
    method: 'GET',
    path: '/v1/catalogue/conditions',
    credential: 'none',
    deadlineSeconds: 10,
  },
  summary: 'List or search the conditions of the catalogue',
  description: [
    'It lists all conditions by name; a search lists the best match first.',
    'A search also finds words of the signs, such as "holes".',
    `Clients may cache it for ${limits.catalogue.maxAgeSeconds} seconds and revalidate it by \`ETag\`.`,
  ],
  query: pageQuery.extend({
    ...languageQuery,
    ...searchQuery,
    host: nonEmptyText(limits.analysis.speciesCharactersMax)
      .describe('Lists conditions that this plant can have: an id, a Latin or a common name.')
      .optional(),
    category: category.describe('Lists conditions of this kind only.').optional(),
  }),
  output: { 200: pageOf(conditionItem).extend(languageField) },
  cacheable: 'costly',
  problems: [],
  examples: {
    query: {
      ...page.query,
      language: 'en',
      search: 'black spot',
      host: 'citrus',
      category: 'FUNGAL',
    },
    output: {
      200: {
        items: [conditionItemExample],
        nextPageToken: page.nextPageToken,
        language: languageExample,
      },
    },
  },

  /** Costs no read. Throws PAGE_TOKEN_INVALID, and INVALID_ARGUMENT for an unknown host. */
  async handler(call, ports) {
    const shown = textsFor(call, ports)
    const { texts, language } = shown
    const filters = call.input
    const canHave =
      filters.host === undefined ? () => true : hostedBy(filters.host, language, ports)
    const found = search(listsIn(language.served, texts).conditions, filters.search ?? '')
      .filter(({ category }) => category === (filters.category ?? category))
      .filter(({ id }) => canHave(id as ConditionId))
    return listed(ports, call.input, 'conditions', found, shown)
  },
})

/** Whether the plant, or a plant of its genus or family, can have a condition. */
function hostedBy(host: string, { served }: { served: string }, { locales }: Ports) {
  const plant = findPlantById(host)
  const named =
    plant === null ? readPlant({ species: host }, served, locales) : { text: host, ...plant }
  if (named === null || named.level === 'UNKNOWN') {
    const errors = [{ field: 'host', message: 'must be a plant of the catalogue' }]
    throw problem('INVALID_ARGUMENT', { detail: 'The request has invalid fields.', errors })
  }
  const candidates = candidatesFor(named, [], locales.textsFor(served).texts)
  return (id: ConditionId) => hostFitOf(id, { candidates }) !== 'MISFIT'
}
