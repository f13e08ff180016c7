import { z } from 'zod'
import { isObject, type JsonObject } from './request-body.ts'

/**
 * The fields without the members that are null, at any depth that the schema describes: null means
 * absent. It stays where the schema takes it, and in what the schema leaves to the caller, such as
 * the metadata of a device.
 */
export function withoutNulls({ shape }: z.ZodObject, fields: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const schema = Object.hasOwn(shape, name) ? (shape[name] as z.ZodType) : undefined
      if (schema === undefined) return []
      if (value === null) return schema.safeParse(null).success ? [[name, null]] : []
      return [[name, withoutNestedNulls(innermost(schema), value)]]
    }),
  )
}

function withoutNestedNulls(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const element = innermost(schema.element as z.ZodType)
    return value.map((member) => withoutNestedNulls(element, member))
  }
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return value
  return withoutNulls(schema, value)
}

/** The schema behind what says only that a value may be left out. */
function innermost(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  return isWrapped ? innermost(schema.unwrap() as z.ZodType) : schema
}
