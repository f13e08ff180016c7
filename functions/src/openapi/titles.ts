import { pascalCase } from './document.ts'
import { isSchema } from './schema.ts'
import type { Schema } from './types.ts'

/** Returns `WebhooksDelivery` for the items of `WebhooksDeliveries`. */
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')

/** Returns `WebhooksDeliveries` for `WebhooksListDeliveriesResponse`. */
const nounOf = (name: string) => name.replace(/(?:Response|Body)\d*$/, '').replace('List', '')

/**
 * Gives each nested object a title, because generators of clients name its class by the title. An
 * object that occurs twice keeps its first title, so that it becomes one class.
 */
export function withTitles(schemas: Record<string, Schema>): Record<string, Schema> {
  const titles = new Map<string, string>()
  function titled(schema: unknown, name: string): unknown {
    if (!isSchema(schema)) return schema
    if (!('properties' in schema)) return inside(schema, name)
    const text = JSON.stringify(schema)
    const own = schema['title']
    const title = typeof own === 'string' ? own : (titles.get(text) ?? name)
    titles.set(text, title)
    return { title, ...inside(schema, title) }
  }
  function member(keyword: string, value: unknown, name: string): unknown {
    if (keyword === 'items' || keyword === 'additionalProperties')
      return titled(value, singular(name))
    if (keyword === 'anyOf' || keyword === 'allOf')
      return (value as unknown[]).map((part) => titled(part, name))
    if (keyword !== 'properties') return value
    return Object.fromEntries(
      Object.entries(value as Schema).map(([property, part]) => [
        property,
        // The name of a list already says what its items are.
        titled(part, property === 'items' ? name : name + pascalCase(property)),
      ]),
    )
  }
  const inside = (schema: Schema, name: string): Schema =>
    Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [keyword, member(keyword, value, name)]),
    )
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, inside(schema, nounOf(name))]),
  )
}
