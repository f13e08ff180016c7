import { z } from 'zod'
import { operationOf } from '../contract/operations.ts'
import type { Row } from '../contract/row.ts'
import type { Definitions } from './definitions.ts'
import { toSwaggerSchema } from './schema.ts'
import type { Parameter, Schema } from './types.ts'

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A UUID version 4 made by the client; the same key and body start nothing twice.',
  type: 'string',
  format: 'uuid',
}

// The pieces of a query or path that zod describes as the properties of an object.
function propertiesOf(schema: z.ZodObject, place: string): [string, Schema, boolean][] {
  const json = toSwaggerSchema(
    z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input' }),
    place,
  )
  const required = new Set(Array.isArray(json['required']) ? json['required'] : [])
  return Object.entries(json['properties'] ?? {}).map(([name, property]) => [
    name,
    toSwaggerSchema(property, `${place}.${name}`),
    required.has(name),
  ])
}

/** The parameters in a row's path. Throws where path and schema name different ones. */
export function pathParametersOf(row: Row): Parameter[] {
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const { params } = operationOf(row.operation)
  const known = params && !row.idInBody ? propertiesOf(params, row.path) : []
  if (names.join() !== known.map(([name]) => name).join()) {
    throw new Error(`${row.method} ${row.path}: ${row.operation} takes other path parameters`)
  }
  return known.map(([name, schema]) => ({ name, in: 'path', required: true, ...schema }))
}

function queryParametersOf(row: Row): Parameter[] {
  const { query } = operationOf(row.operation)
  if (!query) return []
  return propertiesOf(query, `${row.path}?`).map(([name, schema, required]) => ({
    name,
    in: 'query',
    required,
    ...schema,
  }))
}

function headerParametersOf(row: Row): Parameter[] {
  const { headers = [], idempotent } = operationOf(row.operation)
  const own = headers.map((header) => ({ ...header, in: 'header' as const, type: 'string' }))
  return idempotent ? [...own, idempotencyKey] : own
}

function bodyParametersOf(row: Row, { body, definitions }: Definitions): Parameter[] {
  if (operationOf(row.operation).rawBody) {
    return [{ name: 'body', in: 'body', required: true, schema: { type: 'object' } }]
  }
  const schema = body(row)
  if (!schema) return []
  const id = String(schema['$ref']).replace('#/definitions/', '')
  // A body without a required member may be left out as a whole.
  return [{ name: 'body', in: 'body', required: 'required' in (definitions[id] ?? {}), schema }]
}

/** All parameters of a row: path, query, headers, body. */
export function parametersOf(row: Row, definitions: Definitions): Parameter[] {
  return [
    ...pathParametersOf(row),
    ...queryParametersOf(row),
    ...headerParametersOf(row),
    ...bodyParametersOf(row, definitions),
  ]
}
