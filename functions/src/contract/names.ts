import type { z } from 'zod'

const schemas = new Map<string, z.ZodType>()

/** Gives a schema that several endpoints use the name that generated clients see. */
export function named<S extends z.ZodType>(name: string, schema: S): S {
  schemas.set(name, schema)
  return schema
}

/** The named schemas that are loaded, in alphabetical order. */
export function namedSchemas(): [string, z.ZodType][] {
  return [...schemas].sort(([one], [other]) => (one < other ? -1 : 1))
}
