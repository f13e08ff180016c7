import { describe, expect, it } from 'vitest'
import { publicDocument } from './public.ts'
import type { Operation, Schema } from './types.ts'

const { paths, ...document } = publicDocument()
const definitions = document['definitions'] as Record<string, Schema>

/** Properties that need no word: none so far. */
const selfEvident: readonly string[] = []

/** Every property of a schema, at any depth, by its place. */
function propertiesOf(schema: unknown, place: string): [string, Schema][] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, items, additionalProperties } = schema as Record<string, Schema>
  return [
    ...Object.entries(properties as Record<string, Schema>).flatMap(
      ([name, property]): [string, Schema][] => {
        const here = `${place}.${name}`
        return [[here, property], ...propertiesOf(property, here)]
      },
    ),
    ...propertiesOf(items, `${place}[]`),
    ...propertiesOf(additionalProperties, `${place}{}`),
  ]
}

/** A reference says what its definition says: Swagger 2.0 ignores a description beside `$ref`. */
function isDescribed({ $ref, allOf, description }: Schema): boolean {
  if (Array.isArray(allOf)) return typeof description === 'string' || allOf.some(isDescribed)
  if (typeof $ref !== 'string') return typeof description === 'string'
  return typeof definitions[$ref.replace('#/definitions/', '')]?.['description'] === 'string'
}

/** Every operation by method and path. */
const operations: [string, Operation][] = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, each]): [string, Operation] => [`${method} ${path}`, each]),
)

describe('the public definition', () => {
  it('describes each operation beyond its summary', () => {
    const undescribed = operations
      .filter(([, { summary, description = '' }]) => !description || description.includes(summary))
      .map(([name]) => name)
    expect(undescribed).toEqual([])
  })

  it('declares and describes each tag', () => {
    const tags = (document['tags'] ?? []) as { name: string; description: string }[]
    const used = new Set(operations.flatMap(([, each]) => each.tags ?? []))
    expect(tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted())
    expect(tags.filter(({ description }) => !/^[A-Z].*\.$/.test(description))).toEqual([])
  })

  it('describes each property; name one that needs no word in selfEvident', () => {
    const all = Object.entries(definitions).flatMap(([name, schema]) => propertiesOf(schema, name))
    expect(all.length).toBeGreaterThan(400)
    const undescribed = all.filter(([, property]) => !isDescribed(property)).map(([place]) => place)
    expect(undescribed).toEqual(selfEvident)
  })

  it('describes each parameter of a path, a query and a header', () => {
    const undescribed = operations
      .filter(([name]) => !name.startsWith('options '))
      .flatMap(([name, { parameters = [] }]) =>
        parameters
          .filter((each) => each.in !== 'body' && each.description === undefined)
          .map((each) => `${name}: ${each.name}`),
      )
    expect(undescribed).toEqual([])
  })
})
