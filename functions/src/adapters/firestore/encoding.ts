import { Timestamp } from '@google-cloud/firestore'
import { isMap, type Stored } from '../optimistic-store/parse.ts'

/**
 * Outlines of plants contain arrays inside arrays, which Firestore cannot store. An inner array is
 * therefore stored as `{ $array: [...] }`. If a map already has the key `$array`, `encode` adds one
 * `$` to the key and `decode` removes the `$`.
 */
const wrapped = /^\$+array$/

/** Converts the fields of a document into values that Firestore can store. */
export function encode(stored: Stored): Stored {
  return mapValues(stored, encodeValue)
}

/** Reverses `encode`. */
export function decode(fields: Stored): Stored {
  return mapValues(fields, decodeValue)
}

/** Keeps a Date unchanged, because the SDK stores it as a timestamp. */
function encodeValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => encodeItem(item))
  return isMap(value) ? mapValues(value, encodeValue) : value
}

function encodeItem(item: unknown): unknown {
  const encoded = encodeValue(item)
  if (Array.isArray(encoded)) return { $array: encoded }
  const key = wrapperKey(encoded)
  return key && isMap(encoded) ? { [`$${key}`]: encoded[key] } : encoded
}

function decodeValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate()
  if (Array.isArray(value)) return value.map((item) => decodeItem(item))
  return isMap(value) ? mapValues(value, decodeValue) : value
}

function decodeItem(item: unknown): unknown {
  const key = wrapperKey(item)
  if (!key || !isMap(item)) return decodeValue(item)
  const inner = decodeValue(item[key])
  return key === '$array' ? inner : { [key.slice(1)]: inner }
}

function wrapperKey(value: unknown): string | undefined {
  if (!isMap(value)) return undefined
  const [key, ...others] = Object.keys(value)
  return key !== undefined && others.length === 0 && wrapped.test(key) ? key : undefined
}

function mapValues(map: Stored, change: (value: unknown) => unknown): Stored {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
}
