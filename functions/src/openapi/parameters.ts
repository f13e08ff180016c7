import { z } from 'zod'
import type { Route } from '../contract/route.ts'
import type { Definitions } from './definitions.ts'
import { toSwaggerSchema } from './schema.ts'
import type { Parameter, Schema } from './types.ts'

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A UUID version 4 from the client; repeating a key with the same body creates nothing twice.',
  type: 'string',
  format: 'uuid',
}

// Lists the properties of a query or path schema.
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

/** Returns a route's path parameters. Throws if path and schema name different parameters. */
export function pathParametersOf(route: Route): Parameter[] {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const { params } = route.endpoint
  const known = params && !route.idInBody ? propertiesOf(params, route.path) : []
  if (names.join() !== known.map(([name]) => name).join()) {
    throw new Error(
      `${route.method} ${route.path}: ${route.endpoint.id} takes other path parameters`,
    )
  }
  return known.map(([name, schema]) => ({ name, in: 'path', required: true, ...schema }))
}

function queryParametersOf(route: Route): Parameter[] {
  const { query } = route.endpoint
  if (!query) return []
  return propertiesOf(query, `${route.path}?`).map(([name, schema, required]) => ({
    name,
    in: 'query',
    required,
    ...schema,
  }))
}

function headerParametersOf(route: Route): Parameter[] {
  const { headers = [], idempotent } = route.endpoint
  const own = headers.map((header) => ({ ...header, in: 'header' as const, type: 'string' }))
  return idempotent ? [...own, idempotencyKey] : own
}

function bodyParametersOf(route: Route, { body, isBodyOptional }: Definitions): Parameter[] {
  if (route.endpoint.rawBody) {
    return [{ name: 'body', in: 'body', required: true, schema: { type: 'object' } }]
  }
  const schema = body(route)
  if (!schema) return []
  return [{ name: 'body', in: 'body', required: !isBodyOptional(route), schema }]
}

/** Returns all parameters of a route: path, query, headers, body. */
export function parametersOf(route: Route, definitions: Definitions): Parameter[] {
  return [
    ...pathParametersOf(route),
    ...queryParametersOf(route),
    ...headerParametersOf(route),
    ...bodyParametersOf(route, definitions),
  ]
}
