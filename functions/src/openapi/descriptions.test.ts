import { describe, expect, it } from 'vitest'
import { routes } from '../composition/endpoints.ts'
import { endpoints } from '../operations/generated/endpoints.ts'
import { publicDocument } from './public.ts'
import { openApiDocument } from './three/document.ts'
import type { Operation, Schema } from './types.ts'

const { paths, ...document } = publicDocument(routes)
const definitions = document['definitions'] as Record<string, Schema>

/** The properties that need no description; the list is still empty. */
const selfEvident: readonly string[] = []

/** Lists every property of a schema with its place, at any depth. */
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

/**
 * A reference is described if its definition is described, because Swagger 2.0 ignores a
 * description beside `$ref`.
 */
function isDescribed({ $ref, allOf, description }: Schema): boolean {
  if (Array.isArray(allOf)) return typeof description === 'string' || allOf.some(isDescribed)
  if (typeof $ref !== 'string') return typeof description === 'string'
  return typeof definitions[$ref.replace('#/definitions/', '')]?.['description'] === 'string'
}

/** Every operation by method and path. */
const described: [string, Operation][] = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, each]): [string, Operation] => [`${method} ${path}`, each]),
)

describe('the contract of an endpoint', () => {
  it.each(endpoints)('describes $id in one to four sentences', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(1)
    expect(description.length).toBeLessThanOrEqual(4)
    expect(description.filter((sentence) => !/^[A-Z`].{1,98}\.$/.test(sentence))).toEqual([])
  })
})

describe('the public definition', () => {
  it('describes each operation beyond its summary', () => {
    const undescribed = described
      .filter(([, { summary, description = '' }]) => !description || description.includes(summary))
      .map(([name]) => name)
    expect(undescribed).toEqual([])
  })

  it('declares and describes each tag', () => {
    const tags = (document['tags'] ?? []) as { name: string; description: string }[]
    const used = new Set(described.flatMap(([, each]) => each.tags ?? []))
    expect(tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted())
    expect(tags.filter(({ description }) => !/^[A-Z].*\.$/.test(description))).toEqual([])
  })

  it('describes each property except the properties in `selfEvident`', () => {
    const all = Object.entries(definitions).flatMap(([name, schema]) => propertiesOf(schema, name))
    expect(all.length).toBeGreaterThan(400)
    const undescribed = all.filter(([, property]) => !isDescribed(property)).map(([place]) => place)
    expect(undescribed).toEqual(selfEvident)
  })

  it('describes each parameter of a path, a query or a header', () => {
    const undescribed = described
      .filter(([name]) => !name.startsWith('options '))
      .flatMap(([name, { parameters = [] }]) =>
        parameters
          .filter((each) => each.in !== 'body' && each.description === undefined)
          .map((each) => `${name}: ${each.name}`),
      )
    expect(undescribed).toEqual([])
  })

  it('states the minimum, the unit or the range of each number', () => {
    const numbers = numbersOf(openApiDocument(routes).components.schemas)
    expect(numbers.length).toBeGreaterThan(100)
    const unbounded = numbers.filter(
      ([, schema, description]) =>
        !('minimum' in schema || 'exclusiveMinimum' in schema || inWords.test(description)),
    )
    expect(unbounded.map(([place]) => place)).toEqual([])
  })

  it('describes each response header', () => {
    const { paths, components } = openApiDocument(routes)
    const operations = Object.values(paths).flatMap((item) => Object.values(item))
    const answers = operations.flatMap(({ responses }) => Object.values(responses))
    const headers = [...Object.values(components.responses), ...answers].flatMap((answer) =>
      Object.entries('$ref' in answer ? {} : (answer.headers ?? {})),
    )
    expect(headers.length).toBeGreaterThan(50)
    expect(headers.filter(([, { description }]) => !/^[A-Z`].*\.$/.test(description))).toEqual([])
  })
})

const inWords = /-?\d+ to \d+|in (?:days|percent|degrees Celsius)|seconds|pixels|bytes/i

/** Lists every number in the schemas with its place and description. */
function numbersOf(value: unknown, place = '', above = ''): [string, Schema, string][] {
  if (typeof value !== 'object' || value === null) return []
  const schema = value as Schema
  const own = schema['description']
  const description = typeof own === 'string' ? own : above
  const isNumber = schema['type'] === 'number' || schema['type'] === 'integer'
  return [
    ...(isNumber ? [[place, schema, description] as [string, Schema, string]] : []),
    ...Object.entries(schema).flatMap(([name, member]) =>
      name === 'default' ? [] : numbersOf(member, `${place}.${name}`, description),
    ),
  ]
}
