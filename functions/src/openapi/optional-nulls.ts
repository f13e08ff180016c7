import type { z } from 'zod'

type Json = z.core.JSONSchema.BaseSchema

/**
 * Allows null for each optional member of an OpenAPI 3.0 request object, at any depth
 * (`http/absent.ts`).
 */
export function withOptionalNulls(schema: Json): Json {
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

function isSchema(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
