import type { Stored } from './parse.ts'

/**
 * `data` with the fields of the stored document that its schema does not know, because another
 * version of the service wrote them: those that parsing left out. Nested objects are merged;
 * entries of lists are not, because nothing says which entry was which.
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
