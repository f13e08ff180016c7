import { join } from 'node:path'
import { z } from 'zod'
import { collections } from '../../functions/src/collections/index.ts'
import { jsonText, readJson } from '../common/json.ts'
import { root } from '../common/root.ts'

export const storedNamesPath = 'functions/src/collections/stored-names.json'

const namesSchema = z.record(z.string(), z.array(z.string()))
export type StoredNames = z.infer<typeof namesSchema>

/** The fields that each collection has had in any version since release 1.2.0. */
export function readStoredNames(): StoredNames {
  return namesSchema.parse(readJson(join(root, storedNamesPath)))
}

/** The current fields of each collection. */
export function currentNames(): StoredNames {
  return Object.fromEntries(collections.map(({ name, schema }) => [name, fieldsOf(schema)]))
}

/** The text of the file with all names. Keeps the earlier names, because deployments use them. */
export function storedNamesText(before = readStoredNames(), now = currentNames()): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort()
  const all = names.map((name) => [name, union(before[name], now[name])] as const)
  return jsonText(Object.fromEntries(all))
}

/** The names in `before` that `now` lacks, as `collection.field` or as the collection's name. */
export function lostNames(before: StoredNames, now: StoredNames): string[] {
  return Object.entries(before).flatMap(([name, fields]) => {
    const kept = now[name]
    if (kept === undefined) return [name]
    return fields.filter((field) => !kept.includes(field)).map((field) => `${name}.${field}`)
  })
}

function union(one: string[] = [], other: string[] = []): string[] {
  return [...new Set([...one, ...other])].sort()
}

/** The fields of a document's schema. For a union, the fields of all schemas in the union. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.flatMap(fieldsOf)
  throw new Error('a stored document must be an object or a union of objects')
}
