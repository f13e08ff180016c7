import { z } from 'zod'
import { conditionExample } from '../../contract/examples/catalogue-condition.ts'
import { limits } from '../../contract/limits.ts'
import { conditionEntry, entryId } from '../../contract/schemas/catalogue.ts'
import { isConditionId } from '../../domain/advice/issue.ts'
import { conditionEntry as entryOf } from '../../domain/entries/condition-entry.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { languageExample, languageField, languageQuery, textsFor } from './shared.ts'

export const readConditionEntry = endpoint({
  id: 'catalogue.readCondition',
  route: {
    method: 'GET',
    path: '/v1/catalogue/conditions/{id}',
    credential: 'none',
    deadlineSeconds: 10,
  },
  summary: 'Read a condition of the catalogue',
  description: [
    'It returns everything that an answer can say about the condition, for any plant and country.',
    'An answer about a photo leaves out what does not fit the plant, its place or the law there.',
    `Clients may cache it for ${limits.catalogue.maxAgeSeconds} seconds and revalidate it by \`ETag\`.`,
  ],
  params: z.object({ id: entryId.describe('The `conditionId` of an answer.') }),
  query: z.object(languageQuery),
  output: {
    200: z.object({
      condition: conditionEntry.describe('The condition.'),
      ...languageField,
    }),
  },
  cacheable: true,
  problems: ['NOT_FOUND'],
  examples: {
    params: { id: 'citrus_black_spot' },
    query: { language: 'en' },
    output: { 200: { condition: conditionExample, language: languageExample } },
  },

  async handler(call, ports) {
    const { id } = call.input
    if (!isConditionId(id)) throw problem('NOT_FOUND')
    const { texts, language, headers } = textsFor(call, ports)
    return {
      status: 200,
      headers,
      body: { condition: entryOf(id, language.served, texts), language },
    }
  },
})
