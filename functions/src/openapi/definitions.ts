import { z } from 'zod'
import type { Route } from '../contract/route.ts'
import { callableError, type Either, envelopedName, envelopedSchemas } from './envelope.ts'
import { type Names, schemaNames } from './names.ts'
import { isSchema, toSwaggerSchema } from './schema.ts'
import { withTitles } from './titles.ts'
import type { Schema } from './types.ts'

/** The definitions of the document, and the routes' references to the definitions. */
export type Definitions = {
  definitions: Record<string, Schema>
  /** Returns undefined if the route reads no body. */
  body(route: Route): Schema | undefined
  /** Whether a caller may omit the whole body, because the body has no required member. */
  isBodyOptional(route: Route): boolean
  answer(route: Route, status: string, output: z.ZodType): Schema
  problem(route: Route): Schema
}

const refer = (name: string): Schema => ({ $ref: `#/definitions/${name}` })

/** Converts every request and response schema of the contract to a definition of Swagger 2.0. */
export function definitionsOf(routes: readonly Route[]): Definitions {
  const names = schemaNames(routes)
  const plain = plainDefinitions(names)
  const nameOfBody = (route: Route) => {
    const body = names.bodies.get(route)
    return body && names.nameOf(body)
  }
  return {
    definitions: withTitles({ ...plain, ...envelopedSchemas(routes, names, eitherOf(plain)) }),
    body: (route) => {
      const name = nameOfBody(route)
      return name === undefined
        ? undefined
        : refer(route.callable ? envelopedName(route, 'Body') : name)
    },
    isBodyOptional: (route) => !('required' in (plain[nameOfBody(route) ?? ''] ?? {})),
    answer: (route, status, output) =>
      refer(route.callable ? envelopedName(route, 'Response', status) : names.nameOf(output)),
    problem: (route) => refer(route.callable ? envelopedName(route, 'Problem') : 'Problem'),
  }
}

function plainDefinitions({ registry, bodies, examples, nameOf }: Names): Record<string, Schema> {
  const bodyIds = new Set([...bodies.values()].map(nameOf))
  const uri = (id: string) => `#/definitions/${id}`
  // Uses the input side of responses too: the output side would forbid members of later versions.
  const { schemas } = z.toJSONSchema(registry, { target: 'openapi-3.0', io: 'input', uri })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [
      id,
      {
        ...toSwaggerSchema(bodyIds.has(id) ? withOptionalNulls(schema) : schema, id),
        ...(examples.has(id) ? { example: examples.get(id) } : {}),
      },
    ]),
  )
}

/** One object has the members of both forms, but requires none, as Swagger 2.0 has no `anyOf`. */
function eitherOf(definitions: Record<string, Schema>): Either {
  return (plain, member, description) => {
    const { required: _required, ...schema } = definitions[plain] ?? {}
    const inner = refer(plain)
    const enveloped =
      member === 'error'
        ? callableError(inner)
        : { description: 'In the envelope of callable clients.', allOf: [inner] }
    const properties = { ...(schema['properties'] as Schema), [member]: enveloped }
    return { ...schema, description, properties }
  }
}

/** Allows null for each optional member of a request, at any depth (`http/input.ts`). */
function withOptionalNulls(schema: z.core.JSONSchema.BaseSchema): Schema {
  const { properties, required = [], items } = schema
  const nested = {
    ...schema,
    ...(isSchema(items) ? { items: withOptionalNulls(items) } : {}),
  }
  if (properties === undefined) return nested
  const members = Object.entries(properties).map(([name, member]) => {
    if (!isSchema(member)) return [name, member] as const
    const inner = withOptionalNulls(member)
    return [name, required.includes(name) ? inner : { ...inner, nullable: true }] as const
  })
  return { ...nested, properties: Object.fromEntries(members) }
}
