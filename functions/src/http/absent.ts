import { z } from 'zod'
import { isObject, type JsonObject } from './request-body.ts'

/**
 * Drops null members at every depth that the schema describes, because null means absent. Keeps a
 * null that the schema accepts, and all of free-form values such as a device's metadata.
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

/** Unwraps optional, default and nullable schemas. */
function innermost(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  return isWrapped ? innermost(schema.unwrap() as z.ZodType) : schema
}
