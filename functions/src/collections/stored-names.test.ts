import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { collections } from './index.ts'

/**
 * The names that documents have had since release 1.2.0, by collection. Deployments hold documents
 * that use them.
 */
const released = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(readFileSync(new URL('stored-names.json', import.meta.url), 'utf8')))

/** The fields of a collection's documents; of a union, those of any of its states. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.flatMap(fieldsOf)
  throw new Error('a stored document is an object, or a union of objects')
}

const current = new Map(
  collections.map(({ name, schema }) => [name, new Set(fieldsOf(schema as z.core.$ZodType))]),
)

it('a deployment stores what release 1.2.0 named', () => {
  expect(Object.keys(released).length).toBeGreaterThan(20)
})

it.each(Object.entries(released))('%s keeps its name and its fields', (name, fields) => {
  expect(fields.filter((field) => !current.get(name)?.has(field))).toEqual([])
})
