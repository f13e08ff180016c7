import { type Collection, commitField } from './collection.ts'
import { collections } from './index.ts'
import type { QueryShape } from './query.ts'

type IndexField = { fieldPath: string; order: 'ASCENDING' | 'DESCENDING' }
/** An index as firestore.indexes.json has it. */
export type CompositeIndex = {
  collectionGroup: string
  queryScope: 'COLLECTION'
  fields: IndexField[]
}
/** Takes a field's single-field indexes away, or gives it the TTL policy. */
type FieldOverride = { collectionGroup: string; fieldPath: string; ttl?: true; indexes: never[] }
export type FirestoreIndexes = { indexes: CompositeIndex[]; fieldOverrides: FieldOverride[] }

/** The content of firestore.indexes.json, made from the data table. */
export function firestoreIndexes(
  table: readonly Collection<unknown>[] = collections,
): FirestoreIndexes {
  return {
    indexes: table.flatMap((collection) => compositeIndexes(collection)),
    fieldOverrides: table.flatMap((collection) => fieldOverrides(collection)),
  }
}

/**
 * One index for the required filters, and one for each optional filter beside them.
 * Firestore joins indexes that end in the same order, so any combination is served by as many
 * indexes as there are optional fields (docs/decisions/0041).
 */
function compositeIndexes(collection: Collection<unknown>): CompositeIndex[] {
  const byContent = new Map<string, CompositeIndex>()
  for (const shape of collection.queries) {
    for (const fields of equalityPrefixes(shape)) {
      const index = compositeIndex(collection.name, fields, shape)
      byContent.set(JSON.stringify(index), index)
    }
  }
  return [...byContent.values()]
}

/** Filters that need a composite index; equality alone is joined from single-field indexes. */
function equalityPrefixes(shape: QueryShape): string[][] {
  if (shape.equal.includes(shape.orderBy.field)) return []
  const optional = (shape.optional ?? []).map((field) => [...shape.equal, field])
  return [shape.equal, ...optional]
    .filter((fields) => fields.length > 0)
    .map((fields) => [...fields])
}

function compositeIndex(
  collectionGroup: string,
  equal: readonly string[],
  shape: QueryShape,
): CompositeIndex {
  const order = shape.orderBy.direction === 'ascending' ? 'ASCENDING' : 'DESCENDING'
  return {
    collectionGroup,
    queryScope: 'COLLECTION',
    fields: [
      ...equal.map((fieldPath): IndexField => ({ fieldPath, order: 'ASCENDING' })),
      { fieldPath: shape.orderBy.field, order },
    ],
  }
}

function fieldOverrides(collection: Collection<unknown>): FieldOverride[] {
  const collectionGroup = collection.name
  const expiry: FieldOverride[] =
    collection.expiry === 'kept'
      ? []
      : [{ collectionGroup, fieldPath: collection.expiry, ttl: true, indexes: [] }]
  const exempt = [...collection.unindexed, commitField].map(
    (fieldPath): FieldOverride => ({ collectionGroup, fieldPath, indexes: [] }),
  )
  return [...expiry, ...exempt]
}
