import { describe, expect, it } from 'vitest'
import { routes } from '../composition/endpoints.ts'
import { pascalCase } from './document.ts'
import { publicDocument } from './public.ts'
import { isSchema } from './schema.ts'
import { openApiDocument } from './three/document.ts'
import type { Schema } from './types.ts'

const two = publicDocument(routes)
const three = openApiDocument(routes)
const documents: [string, object, Record<string, Schema>][] = [
  ['swagger.yaml', two, two['definitions'] as Record<string, Schema>],
  ['openapi.json', three, three.components.schemas],
]

const alternatives = ['anyOf', 'oneOf', 'allOf']

/** Lists every object of a document with its place, except examples and defaults. */
function objectsIn(value: unknown, place = ''): [string, Schema][] {
  if (typeof value !== 'object' || value === null) return []
  return [
    ...(isSchema(value) ? [[place, value] as [string, Schema]] : []),
    ...Object.entries(value).flatMap(([key, member]) =>
      /^(?:examples?|default)$/.test(key) && !place.endsWith('.properties')
        ? []
        : objectsIn(member, `${place}.${key}`),
    ),
  ]
}

describe.each(documents)('%s', (_name, document, components) => {
  const objects = objectsIn(document)
  const placesOf = (isWrong: (schema: Schema, place: string) => boolean) =>
    objects.filter(([place, schema]) => isWrong(schema, place)).map(([place]) => place)
  const nested = objectsIn(components).filter(
    ([place, { type, properties }]) => type === 'object' && properties && /\..*\./.test(place),
  )

  it('has objects, integers and booleans to check', () => {
    expect(nested.length).toBeGreaterThan(80)
    for (const kind of ['integer', 'boolean'])
      expect(placesOf(({ type }) => type === kind).length).toBeGreaterThan(20)
  })

  it('has no property whose only type is null', () => {
    const isAlternative = (place: string) => alternatives.includes(place.split('.').at(-2) ?? '')
    expect(placesOf(({ type }, place) => type === 'null' && !isAlternative(place))).toEqual([])
  })

  it('has no default that is an object', () => {
    const isObject = (schema: Schema, place: string) =>
      isSchema(schema['default']) && !place.endsWith('.responses')
    expect(placesOf(isObject)).toEqual([])
  })

  it('has no boolean with a single value', () => {
    const isSingle = ({ type, enum: values, const: only }: Schema) =>
      type === 'boolean' && (values !== undefined || only !== undefined)
    expect(placesOf(isSingle)).toEqual([])
  })

  it('states the format of each integer and each other number', () => {
    const isNumber = (type: unknown) => type === 'integer' || type === 'number'
    expect(placesOf(({ type, format }) => isNumber(type) && format === undefined)).toEqual([])
  })

  it('names no component as generators name the parameters of an operation', () => {
    const operationIds = objects.flatMap(([, { operationId }]) =>
      typeof operationId === 'string' ? [operationId] : [],
    )
    expect(operationIds.length).toBeGreaterThan(80)
    const taken = operationIds.map((id) => `${pascalCase(id)}Request`)
    expect(Object.keys(components).filter((name) => taken.includes(name))).toEqual([])
  })

  it('gives each nested object a title that no other object and no component has', () => {
    expect(nested.filter(([, { title }]) => typeof title !== 'string').map(([it]) => it)).toEqual(
      [],
    )
    const names = new Map(Object.keys(components).map((name) => [name.toLowerCase(), '']))
    const shared = nested.filter(([, schema]) => {
      const title = String(schema['title']).toLowerCase()
      const text = JSON.stringify(schema)
      if (!names.has(title)) names.set(title, text)
      return names.get(title) !== text
    })
    expect(shared.map(([place]) => place)).toEqual([])
  })
})

it('openapi.json refers to its webhooks, as OpenAPI Generator takes their calls for routes', () => {
  const calls = Object.values(three['webhooks'] ?? {}).map((call) => Object.keys(call as object))
  expect(calls).toEqual([['$ref'], ['$ref'], ['$ref']])
})
