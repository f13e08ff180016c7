import { problem } from '../domain/problem.ts'

export type JsonObject = Readonly<Record<string, unknown>>

/** Strict, because a replaced character would be stored as if the caller had sent it. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The object that the bytes hold; no bytes are an empty object. Throws 400 MALFORMED_BODY. */
export function parseJsonObject(bytes: Uint8Array): JsonObject {
  if (bytes.byteLength === 0) return {}
  return requireObject(parse(bytes))
}

/** Throws 400 MALFORMED_BODY for arrays, null, strings, numbers and booleans. */
export function requireObject(value: unknown): JsonObject {
  if (!isObject(value)) throw problem('MALFORMED_BODY', 'The body must be a JSON object.')
  return value
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    // The parser's own message quotes the body, so it goes neither to the caller nor to the log.
    throw problem('MALFORMED_BODY', 'The body is not valid JSON in UTF-8.')
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
