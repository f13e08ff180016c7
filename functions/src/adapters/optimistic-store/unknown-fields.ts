import type { Stored } from './parse.ts'

/**
 * Adds to `data` the stored fields that the schema does not know, because another version of the
 * service wrote them. `parsed` shows which fields those are. Nested objects are merged. Entries of
 * lists are not, because their identity is unknown.
 */
export function withUnknownFields(data: Stored, stored: Stored, parsed: Stored): Stored {
  const kept = Object.entries(stored).flatMap(([name, value]): [string, unknown][] => {
    if (!(name in parsed)) return name in data ? [] : [[name, value]]
    const [next, known] = [data[name], parsed[name]]
    if (!isObject(value) || !isObject(next) || !isObject(known)) return []
    return [[name, withUnknownFields(next, value, known)]]
  })
  return { ...data, ...Object.fromEntries(kept) }
}

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
