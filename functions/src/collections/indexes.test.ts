import { describe, expect, it } from 'vitest'
import { collections } from './index.ts'
import { type CompositeIndex, firestoreIndexes } from './indexes.ts'
import type { QueryShape } from './query.ts'

const { indexes, fieldOverrides } = firestoreIndexes()
const exempt = new Set(fieldOverrides.map((field) => `${field.collectionGroup}.${field.fieldPath}`))

function combinations(fields: readonly string[]): string[][] {
  return fields.reduce<string[][]>(
    (found, field) => [...found, ...found.map((chosen) => [...chosen, field])],
    [[]],
  )
}

/** All sets of equality filters that the listed queries allow, each with its sort order. */
const shapes = collections.flatMap((collection) =>
  collection.queries.flatMap((shape) =>
    combinations(shape.optional ?? []).map((optional) => ({
      name: collection.name,
      equal: [...shape.equal, ...optional],
      orderBy: shape.orderBy,
    })),
  ),
)

/** Whether Firestore can join this index with other indexes to serve the query. */
function joinable(index: CompositeIndex, name: string, shape: QueryShape): boolean {
  const last = index.fields.at(-1)
  const order = shape.orderBy.direction === 'ascending' ? 'ASCENDING' : 'DESCENDING'
  return (
    index.collectionGroup === name &&
    last?.fieldPath === shape.orderBy.field &&
    last.order === order &&
    index.fields.slice(0, -1).every((field) => shape.equal.includes(field.fieldPath))
  )
}

describe('the file of Firestore indexes', () => {
  it.each(shapes)(
    'has the indexes for queries of $name by $equal in the order of $orderBy',
    ({ name, ...shape }) => {
      const indexed = (field: string) => !exempt.has(`${name}.${field}`)
      if (shape.equal.includes(shape.orderBy.field) || shape.equal.length === 0) {
        expect([...shape.equal, shape.orderBy.field].filter((field) => !indexed(field))).toEqual([])
        return
      }
      const joined = indexes.filter((index) => joinable(index, name, shape))
      const covered = new Set(
        joined.flatMap((index) => index.fields.map((field) => field.fieldPath)),
      )
      expect(shape.equal.filter((field) => !covered.has(field))).toEqual([])
    },
  )

  it('contains no duplicate and no redundant index', () => {
    const contents = indexes.map((index) => JSON.stringify(index))
    expect(new Set(contents).size).toBe(contents.length)
    expect(indexes.filter((index) => index.collectionGroup === 'analyses')).toHaveLength(10)
  })

  it('sets a TTL policy for exactly the collections that have an expiry field', () => {
    const expiring = fieldOverrides
      .filter((field) => field.ttl)
      .map((field) => field.collectionGroup)
    const table = collections.filter((collection) => collection.expiry !== 'kept')
    expect(expiring).toEqual(table.map((collection) => collection.name))
  })
})

describe('the collections', () => {
  it('all have different names', () => {
    const names = collections.map((collection) => collection.name)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(collections.map((collection) => [collection.name, collection] as const))(
    '%s keeps the single-field indexes that its queries need',
    (_name, collection) => {
      const single = collection.queries.filter(
        (shape) => shape.equal.length === 0 || shape.equal.includes(shape.orderBy.field),
      )
      const needed = single.flatMap((shape) => [...shape.equal, shape.orderBy.field])
      expect(needed.filter((field) => collection.unindexed.includes(field))).toEqual([])
      expect(new Set(collection.unindexed).size).toBe(collection.unindexed.length)
    },
  )
})
