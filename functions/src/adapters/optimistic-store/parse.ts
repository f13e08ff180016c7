import { type Collection, commitField, type Ref, ref } from '../../collections/collection.ts'
import type { StoredDocument, Unreadable } from '../../ports/store.ts'

/** The fields of a stored document, without the field that the store adds. */
export type Stored = Record<string, unknown>

/** Whether a value is a plain object. False for dates, arrays and classes of the database. */
export function isMap(value: unknown): value is Stored {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

/** The path of a document. Throws for an id with a slash, which would name another collection. */
export function pathOf({ collection, id }: Ref<unknown>): string {
  if (id === '' || id.includes('/')) throw new Error(`"${id}" is no id in ${collection.name}`)
  return `${collection.name}/${id}`
}

/** Checks a document that was read. The error contains field names but no values. */
export function parseRead<T>(ref: Ref<T>, stored: Stored): T {
  return parse(ref, stored, 'read')
}

/** Checks the results of a query. For an invalid document, calls `unreadable` if set, or throws. */
export function parseDocuments<T>(
  collection: Collection<T>,
  found: readonly { id: string; data: Stored }[],
  unreadable: Unreadable | undefined,
): StoredDocument<T>[] {
  return found.flatMap(({ id, data }) => {
    const target = ref(collection, id)
    try {
      return [{ id, data: parseRead(target, data) }]
    } catch (error) {
      if (!unreadable) throw error
      unreadable(pathOf(target), error)
      return []
    }
  })
}

/** Checks a document before it is written. Returns the plain fields to store. */
export function parseWrite(ref: Ref<unknown>, data: unknown): Stored {
  const parsed = parse(ref, data, 'written')
  if (typeof parsed !== 'object' || parsed === null)
    throw new Error(`${pathOf(ref)} is not an object`)
  const fields: Stored = { ...parsed }
  if (commitField in fields) throw new Error(`${pathOf(ref)}: ${commitField} is reserved`)
  assertStorable(fields, pathOf(ref))
  return fields
}

function parse<T>(ref: Ref<T>, value: unknown, verb: string): T {
  const result = ref.collection.schema.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues.map(
    ({ path, code }) => `${path.map(String).join('.')} (${code})`,
  )
  throw new Error(`${pathOf(ref)} cannot be ${verb}: ${issues.join(', ')}`)
}

/** Checks Firestore's limits, so that the in-memory fake rejects the same documents. */
function assertStorable(value: unknown, path: string): void {
  if (value === null || value instanceof Date) return
  if (['string', 'number', 'boolean'].includes(typeof value)) return
  if (Array.isArray(value)) {
    value.forEach((item, index) => assertStorable(item, `${path}[${index}]`))
  } else if (isMap(value)) {
    for (const [key, item] of Object.entries(value)) {
      if (key === '' || /^__.*__$/.test(key))
        throw new Error(`${path} has the reserved name "${key}"`)
      assertStorable(item, `${path}.${key}`)
    }
  } else {
    throw new Error(`${path} contains a ${typeof value}, which cannot be stored`)
  }
}
