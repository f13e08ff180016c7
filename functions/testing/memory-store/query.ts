import type { Stored } from '../../src/adapters/optimistic-store/parse.ts'
import { equalities, type Filter, type Query } from '../../src/collections/query.ts'

type Candidate = { id: string; data: Stored }

/** Selects documents as Firestore does. Scans all documents, which suits small collections. */
export function selectDocuments(documents: ReadonlyMap<string, Stored>, query: Query): Candidate[] {
  const byIdAlone = equalities(query).includes(query.orderBy.field)
  const sign = query.orderBy.direction === 'ascending' ? 1 : -1
  const compareRows = (one: Candidate, other: Candidate): number =>
    sign *
    ((byIdAlone ? 0 : compare(orderValue(one, query), orderValue(other, query))) ||
      compareText(one.id, other.id))
  const { after } = query
  return [...documents]
    .map(([id, data]) => ({ id, data }))
    .filter((document) => byIdAlone || orderValue(document, query) !== undefined)
    .filter((document) => query.where.every((filter) => matches(document.data, filter)))
    .filter((document) => !after || sign * compareToCursor(document, query, after, byIdAlone) > 0)
    .sort(compareRows)
    .slice(0, query.limit)
}

function compareToCursor(
  document: Candidate,
  query: Query,
  after: { value: unknown; id: string },
  byIdAlone: boolean,
): number {
  return (
    (byIdAlone ? 0 : compare(orderValue(document, query), after.value)) ||
    compareText(document.id, after.id)
  )
}

function orderValue(document: Candidate, query: Query): unknown {
  return valueAt(document.data, query.orderBy.field)
}

function matches(data: Stored, filter: Filter): boolean {
  const value = valueAt(data, filter.field)
  if (value === undefined) return false
  if (filter.operator === 'in')
    return Array.isArray(filter.value) && filter.value.some((item) => compare(value, item) === 0)
  if (filter.operator === 'array-contains')
    return Array.isArray(value) && value.some((item) => compare(item, filter.value) === 0)
  const order = compare(value, filter.value)
  if (filter.operator === '==') return order === 0
  // A range matches only values of its own type. For example, no range of dates contains null,
  // although null sorts before every date.
  if (typeRank(value) !== typeRank(filter.value)) return false
  if (filter.operator === '!=') return order !== 0
  if (filter.operator === '<') return order < 0
  if (filter.operator === '<=') return order <= 0
  return filter.operator === '>' ? order > 0 : order >= 0
}

function valueAt(data: Stored, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[key]
          : undefined,
      data,
    )
}

/** Firestore's order of types: null, booleans, numbers, times, strings. */
function typeRank(value: unknown): number {
  if (value === null) return 0
  if (typeof value === 'boolean') return 1
  if (typeof value === 'number') return 2
  if (value instanceof Date) return 3
  if (typeof value === 'string') return 4
  throw new Error('queries support only null, booleans, numbers, times and strings')
}

function compare(one: unknown, other: unknown): number {
  const ranks = typeRank(one) - typeRank(other)
  if (ranks !== 0) return ranks
  if (typeof one === 'string') return compareText(one, String(other))
  return Number(one) - Number(other)
}

/** Compares UTF-8 bytes, as Firestore does, and not UTF-16 units. */
function compareText(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other))
}
