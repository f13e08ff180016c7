import { z } from 'zod'
import type { Endpoint } from '../../functions/src/contract/endpoint.ts'
import type { EndpointId } from '../../functions/src/contract/generated/endpoint-ids.ts'
import { endpoints } from '../../functions/src/operations/generated/endpoints.ts'

/** The fields of the contract that the tools for assistants take, by operation. */
const offeredFields = {
  'analyses.start': {
    part: 'body',
    names: [
      'language',
      'species',
      'plantId',
      'placement',
      'sunExposure',
      'wateringFrequency',
      'latitude',
      'longitude',
      'country',
      'follows',
      'answer',
    ],
  },
  'history.list': {
    part: 'query',
    names: [
      'plantId',
      'outcome',
      'saved',
      'createdAfter',
      'createdBefore',
      'language',
      'pageSize',
      'pageToken',
    ],
  },
  'analyses.read': { part: 'query', names: ['language'] },
  'catalogue.listConditions': { part: 'query', names: ['search', 'host', 'category', 'language'] },
  'catalogue.listPlants': {
    part: 'query',
    names: ['search', 'poisonousTo', 'harmlessTo', 'language'],
  },
  'catalogue.readCondition': { part: 'params', names: ['id'] },
  'catalogue.readPlant': { part: 'params', names: ['id'] },
} as const satisfies Partial<
  Record<EndpointId, { part: 'body' | 'query' | 'params'; names: readonly string[] }>
>

/** The JSON Schemas of these fields, by operation and name. */
export function toolFields(): string {
  const fields = Object.entries(offeredFields).map(([id, { part, names }]) => {
    const endpoint: Endpoint | undefined = endpoints.find((each) => each.id === id)
    const { properties = {} } = z.toJSONSchema(endpoint?.[part] ?? z.object(), {
      io: 'input',
      unrepresentable: 'any',
    })
    return [id, Object.fromEntries(names.map((name) => [name, properties[name]]))]
  })
  return `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`
}
