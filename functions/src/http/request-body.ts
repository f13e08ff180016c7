import { MIMEType } from 'node:util'
import { limits } from '../contract/limits.ts'
import type { Route } from '../contract/route.ts'
import { problem } from '../domain/problem.ts'
import { withPlainNumbers } from './typed-numbers.ts'

/** A parsed body that nothing is known of yet. */
export type JsonObject = Readonly<Record<string, unknown>>

/** How a response is shaped: as on the v1 successor, or as Firebase callable clients expect it. */
export type Style = 'plain' | 'callable'

const { bodyValuesMax } = limits.request

/** Strict, because a replaced character would be stored as if the caller had sent it. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

const envelopeStart = /^\s*\{\s*"data"\s*:/

/**
 * Throws 415 UNSUPPORTED_MEDIA_TYPE unless a body is uncompressed JSON in UTF-8.
 * Inflating a compressed one would let a few kilobytes take gigabytes of memory.
 */
export function requireJson(
  contentType: string | undefined,
  contentEncoding: string | undefined,
): void {
  if (contentEncoding !== undefined && contentEncoding.trim().toLowerCase() !== 'identity') {
    throw problem('UNSUPPORTED_MEDIA_TYPE', 'A compressed body is not taken.')
  }
  if (!isJson(contentType)) {
    throw problem('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json in UTF-8.')
  }
}

/**
 * The object that the bytes hold; no bytes are an empty object. Throws 400 MALFORMED_BODY, and 413
 * PAYLOAD_TOO_LARGE where they hold too many values.
 */
export function parseJsonObject(bytes: Uint8Array): JsonObject {
  if (bytes.byteLength === 0) return {}
  requireFewValues(bytes)
  return requireObject(parse(bytes))
}

/** What stands before every value but the first; in text they count as well. */
const openers = [',', '{', '['].map((character) => character.charCodeAt(0))

/**
 * Throws 413 PAYLOAD_TOO_LARGE where bytes can hold more values than any request of the contract.
 * Before parsing: ten megabytes of empty objects become 221 MB of memory, and a field error each.
 */
function requireFewValues(bytes: Uint8Array): void {
  let left = bodyValuesMax
  for (const opener of openers) {
    for (let at = bytes.indexOf(opener); at !== -1; at = bytes.indexOf(opener, at + 1)) {
      left -= 1
      if (left >= 0) continue
      throw problem('PAYLOAD_TOO_LARGE', `A body holds at most ${bodyValuesMax} values.`)
    }
  }
}

/**
 * Takes a callable client's body out of its envelope, which is a body whose single key is `data`.
 * `data: null` is what such a client sends for a call without arguments. Typed numbers
 * become plain ones.
 * Throws 400 MALFORMED_BODY where `data` is neither null nor an object.
 */
export function openEnvelope(route: Route, body: JsonObject): { style: Style; body: JsonObject } {
  const keys = Object.keys(body)
  if (route.callable === undefined || keys.length !== 1 || keys[0] !== 'data') {
    return { style: 'plain', body }
  }
  return { style: 'callable', body: requireObject(withPlainNumbers(body.data ?? {})) }
}

/**
 * The style of a body that is not parsed yet. A refusal that comes before parsing must still reach
 * a callable client in its own shape, and no stranger's body is parsed for it. `otherwise` is what
 * an empty body has.
 */
export function styleOfUnparsed(route: Route, bytes: Uint8Array, otherwise: Style): Style {
  if (route.callable === undefined) return 'plain'
  if (bytes.byteLength === 0) return otherwise
  const beginning = bytes.subarray(0, limits.request.refusedBodyBytesMax)
  return envelopeStart.test(Buffer.from(beginning).toString('latin1')) ? 'callable' : 'plain'
}

function isJson(contentType: string | undefined): boolean {
  const mediaType = parseMediaType(contentType)
  if (mediaType === undefined) return false
  const charset = mediaType.params.get('charset')?.toLowerCase() ?? 'utf-8'
  const json = mediaType.essence === 'application/json' || mediaType.subtype.endsWith('+json')
  return json && (charset === 'utf-8' || charset === 'utf8')
}

function parseMediaType(contentType: string | undefined): MIMEType | undefined {
  try {
    return contentType === undefined ? undefined : new MIMEType(contentType)
  } catch {
    return undefined
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    // The parser's own message quotes the body, so it goes neither to the caller nor to the log.
    throw problem('MALFORMED_BODY', 'The body is not valid JSON in UTF-8.')
  }
}

/** Throws 400 MALFORMED_BODY for arrays, null, strings, numbers and booleans. */
function requireObject(value: unknown): JsonObject {
  if (!isObject(value)) throw problem('MALFORMED_BODY', 'The body must be a JSON object.')
  return value
}

/** Whether a parsed value is an object of JSON. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
