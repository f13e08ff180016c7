import { z } from 'zod'
import { bodyExampleOf, bodyOf } from '../contract/body.ts'
import { usualStatusOf } from '../contract/endpoint.ts'
import { problemExample } from '../contract/examples/problems.ts'
import { namedSchemas } from '../contract/names.ts'
import type { Route } from '../contract/route.ts'
import { problemBody } from '../contract/schemas/problem.ts'
import { pascal } from './document.ts'

/** Returns the schemas that have their own name in generated clients. */
export function sharedSchemas(): [string, z.ZodType][] {
  return [['Problem', problemBody], ...namedSchemas()]
}

type Registry = ReturnType<typeof z.registry<{ id: string }>>

/** The names of the schemas in a document, with an example of each request and response. */
export type Names = {
  registry: Registry
  bodies: ReadonlyMap<Route, z.ZodObject>
  examples: ReadonlyMap<string, unknown>
  /** Throws if the contract does not contain the schema. */
  nameOf(schema: z.ZodType): string
}

/** Names every request and response, and every schema that several of them share. */
export function schemaNames(routes: readonly Route[]): Names {
  const registry = z.registry<{ id: string }>()
  const bodies = new Map<Route, z.ZodObject>()
  const shown = new Map<string, unknown>([['Problem', problemExample('NOT_FOUND')]])
  const nameOf = (schema: z.ZodType): string => {
    const id = registry.get(schema)?.id
    if (!id) throw new Error('a schema of the contract has no name')
    return id
  }
  // The first route with a schema names it, so legacy routes use their successors' names.
  const add = (schema: z.ZodType, id: string, example?: unknown) => {
    if (!registry.has(schema)) registry.add(schema, { id })
    const name = nameOf(schema)
    if (example !== undefined && !shown.has(name)) shown.set(name, example)
  }
  for (const [id, schema] of sharedSchemas()) add(schema, id)
  for (const route of routes) {
    const id = pascal(route)
    const { output, examples } = route.endpoint
    const usual = usualStatusOf(route.endpoint)
    const body = bodyOf(route)
    if (body) {
      bodies.set(route, body)
      add(body, `${id}Body`, bodyExampleOf(route))
    }
    for (const [status, schema] of Object.entries(output)) {
      const suffix = Number(status) === usual ? 'Response' : `Response${status}`
      if (schema) add(schema, `${id}${suffix}`, examples.output[status])
    }
  }
  return { registry, bodies, examples: shown, nameOf }
}
