import { describe, expect, it } from 'vitest'
import type { Collection } from './collection.ts'
import { collections } from './index.ts'
import { firestoreIndexes } from './indexes.ts'

const table = collections.map((collection) => [collection.name, collection] as const)
const exempt = new Set(
  firestoreIndexes().fieldOverrides.map((field) => `${field.collectionGroup}.${field.fieldPath}`),
)

/** The fields by which export and erasure select a person's documents in a collection. */
function reachedBy({ exporter, eraser }: Collection<unknown>): string[] {
  return [exporter, eraser].flatMap((reach) => (reach.by === 'fields' ? reach.fields : []))
}

describe.each(table)('%s', (name, collection) => {
  it("has an indexed query for each field that selects a person's documents", () => {
    for (const field of reachedBy(collection)) {
      const listed = collection.queries.some(
        ({ equal, orderBy }) => equal.join() === field && orderBy.field === field,
      )
      expect([field, listed, exempt.has(`${name}.${field}`)]).toEqual([field, true, false])
    }
  })

  it('states a reason if it is not exported or not erased', () => {
    for (const reach of [collection.exporter, collection.eraser]) {
      if (reach.by === 'none') expect(reach.reason.split(' ').length).toBeGreaterThan(3)
      if (reach.by === 'fields') expect(reach.fields.length).toBeGreaterThan(0)
    }
  })

  it('belongs to the service if it is neither exported nor erased', () => {
    const isReached = [collection.exporter, collection.eraser].some(({ by }) => by !== 'none')
    if (collection.owner !== 'service') expect(isReached).toBe(true)
  })
})
