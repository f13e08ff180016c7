import type { z } from 'zod'

const schemas = new Map<string, z.ZodType>()

/** Gives a shared schema its name in generated clients. */
export function named<S extends z.ZodType>(name: string, schema: S): S {
  schemas.set(name, schema)
  return schema
}

/** Returns all named schemas in alphabetical order. */
export function namedSchemas(): [string, z.ZodType][] {
  return [...schemas].sort(([one], [other]) => (one < other ? -1 : 1))
}
