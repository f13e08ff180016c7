import { z } from 'zod'
import type { Route } from '../contract/route.ts'
import { namesOf } from './names.ts'
import { withOptionalNulls } from './optional-nulls.ts'
import { toSwaggerSchema } from './schema.ts'
import type { Schema } from './types.ts'

/** The definitions of the document, and how the routes refer to them. */
export type Definitions = {
  definitions: Record<string, Schema>
  body(route: Route): Schema | undefined
  reference(schema: z.ZodType): Schema
}

/** Writes every request and response schema of the contract down as a definition of Swagger 2.0. */
export function definitionsOf(): Definitions {
  const { registry, bodies, examples, nameOf } = namesOf()
  const bodyIds = new Set([...bodies.values()].map(nameOf))
  const uri = (id: string) => `#/definitions/${id}`
  // The input side of responses too: their output side would forbid the members of later versions.
  const { schemas } = z.toJSONSchema(registry, { target: 'openapi-3.0', io: 'input', uri })
  const reference = (schema: z.ZodType): Schema => ({ $ref: uri(nameOf(schema)) })
  return {
    definitions: Object.fromEntries(
      Object.entries(schemas).map(([id, schema]) => [
        id,
        {
          ...toSwaggerSchema(bodyIds.has(id) ? withOptionalNulls(schema) : schema, id),
          ...(examples.has(id) ? { example: examples.get(id) } : {}),
        },
      ]),
    ),
    body: (route) => {
      const body = bodies.get(route)
      return body && reference(body)
    },
    reference,
  }
}
