import { z } from 'zod'
import { plantExample } from '../../contract/examples/catalogue-plant.ts'
import { limits } from '../../contract/limits.ts'
import { entryId, plantEntry } from '../../contract/schemas/catalogue.ts'
import { plantEntry as entryOf } from '../../domain/entries/plant-entry.ts'
import { findPlantById } from '../../domain/entries/plant-names.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { languageExample, languageField, languageQuery, textsFor } from './shared.ts'

export const readPlantEntry = endpoint({
  id: 'catalogue.readPlant',
  route: {
    method: 'GET',
    path: '/v1/catalogue/plants/{id}',
    credential: 'none',
    deadlineSeconds: 10,
  },
  summary: 'Read a plant of the catalogue',
  description: [
    'It returns everything that an answer can say about a healthy plant of this name.',
    'The id may be any Latin name with hyphens; a species outside the catalogue returns its genus.',
    `Clients may cache it for ${limits.catalogue.maxAgeSeconds} seconds and revalidate it by \`ETag\`.`,
  ],
  params: z.object({ id: entryId.describe('The id of a plant, such as `monstera-deliciosa`.') }),
  query: z.object(languageQuery),
  output: { 200: z.object({ plant: plantEntry.describe('The plant.'), ...languageField }) },
  cacheable: true,
  problems: ['NOT_FOUND'],
  examples: {
    params: { id: 'coffea-arabica' },
    query: { language: 'en' },
    output: { 200: { plant: plantExample, language: languageExample } },
  },

  async handler(call, ports) {
    const plant = findPlantById(call.input.id)
    if (plant === null) throw problem('NOT_FOUND')
    const { texts, language, headers } = textsFor(call, ports)
    return { status: 200, headers, body: { plant: entryOf(plant.listedAs, texts), language } }
  },
})
