import { type Collection, commitField } from './collection.ts'
import { collections } from './index.ts'
import type { QueryShape } from './query.ts'

type IndexField = { fieldPath: string; order: 'ASCENDING' | 'DESCENDING' }
/** An index in the format of firestore.indexes.json. */
export type CompositeIndex = {
  collectionGroup: string
  queryScope: 'COLLECTION'
  fields: IndexField[]
}
/** Disables the single-field indexes of a field, or sets the field's TTL policy. */
type FieldOverride = { collectionGroup: string; fieldPath: string; ttl?: true; indexes: never[] }
export type FirestoreIndexes = { indexes: CompositeIndex[]; fieldOverrides: FieldOverride[] }

/** Generates the content of firestore.indexes.json from the definitions of the collections. */
export function firestoreIndexes(
  table: readonly Collection<unknown>[] = collections,
): FirestoreIndexes {
  return {
    indexes: table.flatMap((collection) => compositeIndexes(collection)),
    fieldOverrides: table.flatMap((collection) => fieldOverrides(collection)),
  }
}

/**
 * Returns an index for the required filters, and one index per optional filter. Firestore joins
 * indexes of the same order, so the indexes serve every combination of filters
 * (docs/decisions/0041).
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

/** The sets of filters that need a composite index. Other queries use single-field indexes. */
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
