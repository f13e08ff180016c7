/** A condition on a field. With `in` the value is a list, with `array-contains` the field is. */
export type Filter = {
  field: string
  operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains'
  value: unknown
}

type OrderBy = { field: string; direction: 'ascending' | 'descending' }

/** Sorts by `orderBy`, then by id in the same direction, so that each cursor is exact. */
export type Query = {
  where: readonly Filter[]
  orderBy: OrderBy
  /** The maximum number of results, from 1 to 500. */
  limit: number
  /** The id and the `orderBy` value of the previous page's last document. */
  after?: { value: unknown; id: string }
}

/**
 * A family of queries that share indexes. A query filters by equality on every field of `equal` and
 * on any fields of `optional`. A query may also filter the `orderBy` field by a range. If `equal`
 * contains the `orderBy` field, the query sorts by document id alone. `!=` counts as a range.
 */
export type QueryShape = {
  equal: readonly string[]
  optional?: readonly string[]
  orderBy: OrderBy
}

/** Queries with equality filters on `equal`, sorted by `field` with the lowest value first. */
export function ascending(field: string, equal: readonly string[] = []): QueryShape {
  return { equal, orderBy: { field, direction: 'ascending' } }
}

/** Queries with equality filters on `equal`, sorted by `field` with the highest value first. */
export function descending(field: string, equal: readonly string[] = []): QueryShape {
  return { equal, orderBy: { field, direction: 'descending' } }
}

const queryRowsMax = 500

/** Throws if the collection does not list the query. The emulator itself accepts every query. */
export function assertListed(
  collection: { name: string; queries: readonly QueryShape[] },
  query: Query,
): void {
  if (!Number.isInteger(query.limit) || query.limit < 1 || query.limit > queryRowsMax)
    throw new Error(`a query of ${collection.name} has the invalid limit ${query.limit}`)
  if (!collection.queries.some((shape) => fits(shape, query)))
    throw new Error(`${collection.name} lists no query ${describe(query)}`)
}

/** The distinct fields that a query filters by equality. */
export function equalities(query: Query): string[] {
  return query.where.filter((filter) => isEquality(filter)).map((filter) => filter.field)
}

function isEquality(filter: Filter): boolean {
  return ['==', 'in', 'array-contains'].includes(filter.operator)
}

function fits(shape: QueryShape, query: Query): boolean {
  const equal = equalities(query)
  const allowed = [...shape.equal, ...(shape.optional ?? [])]
  return (
    shape.orderBy.field === query.orderBy.field &&
    shape.orderBy.direction === query.orderBy.direction &&
    new Set(equal).size === equal.length &&
    shape.equal.every((field) => equal.includes(field)) &&
    equal.every((field) => allowed.includes(field)) &&
    query.where.every((filter) => isEquality(filter) || filter.field === shape.orderBy.field)
  )
}

function describe(query: Query): string {
  const filters = query.where.map((filter) => `${filter.field} ${filter.operator}`)
  return `[${filters.join(', ')}] by ${query.orderBy.field} ${query.orderBy.direction}`
}
