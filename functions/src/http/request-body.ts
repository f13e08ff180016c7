import { MIMEType } from 'node:util'
import { limits } from '../contract/limits.ts'
import type { Route } from '../contract/route.ts'
import { parseJson } from '../domain/parse-json.ts'
import { problem } from '../domain/problem.ts'

/** A parsed body before validation. */
export type JsonObject = Readonly<Record<string, unknown>>

/** The format of bodies: plain as on the v1 paths, or in the envelope of Firebase callables. */
export type Style = 'plain' | 'callable'

const { bodyValuesMax } = limits.request

/** The bytes that are enough to recognise a callable client's envelope. */
export const envelopeStartBytes = 64

const envelopeStart = /^\s*\{\s*"data"\s*:/

/**
 * Finds the format of a body that the service refuses before it has parsed the body. An empty body
 * gets the app's default format (docs/decisions/0230).
 */
export function styleOfUnparsed(
  { route, edgeStyle }: { route: Route; edgeStyle: Style },
  bytes: Uint8Array,
): Style {
  if (route.callable === undefined) return 'plain'
  if (bytes.byteLength === 0) return edgeStyle
  const start = new TextDecoder().decode(bytes.subarray(0, envelopeStartBytes))
  return envelopeStart.test(start) ? 'callable' : 'plain'
}

/**
 * Throws 415 UNSUPPORTED_MEDIA_TYPE unless a body is uncompressed JSON in UTF-8. A few compressed
 * kilobytes could expand to gigabytes.
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

/** Throws 400 MALFORMED_BODY, and 413 PAYLOAD_TOO_LARGE if there are too many values. */
export function parseJsonObject(bytes: Uint8Array): JsonObject {
  requireFewValues(bytes)
  return requireObject(parseJson(bytes))
}

/** Every value but the first follows one of these characters. Characters in strings also count. */
const openers = [',', '{', '['].map((character) => character.charCodeAt(0))

/** This check runs before parsing, because 10 MB of empty objects take 221 MB when parsed. */
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

/** Finds the format of a parsed body. The envelope of a callable client has only the key `data`. */
export function styleOf(route: Route, body: JsonObject): Style {
  const keys = Object.keys(body)
  return route.callable && keys.length === 1 && keys[0] === 'data' ? 'callable' : 'plain'
}

/**
 * Returns the fields in a callable client's `data`, with plain numbers. `data: null` means no
 * arguments. Throws 400 MALFORMED_BODY.
 */
export function openEnvelope({ data }: JsonObject): JsonObject {
  return requireObject(withPlainNumbers(data ?? {}))
}

function isJson(contentType: string | undefined): boolean {
  const mediaType = parseMediaType(contentType)
  if (mediaType === undefined) return false
  const charset = mediaType.params.get('charset')?.toLowerCase() ?? 'utf-8'
  const json = mediaType.essence === 'application/json' || mediaType.subtype.endsWith('+json')
  return json && (charset === 'utf-8' || charset === 'utf8')
}

/** Node takes the square of the time for spaces, and 15,000 of them took 0.15 s. */
const mediaTypeLengthMax = 200

function parseMediaType(contentType = ''): MIMEType | undefined {
  try {
    return contentType.length > mediaTypeLengthMax ? undefined : new MIMEType(contentType)
  } catch {
    return undefined
  }
}

/** Throws 400 MALFORMED_BODY for arrays, null, strings, numbers and booleans. */
function requireObject(value: unknown): JsonObject {
  if (!isObject(value)) throw problem('MALFORMED_BODY', 'The body must be a JSON object.')
  return value
}

/** True for a JSON object, false for arrays and null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const typedNumber = /^type\.googleapis\.com\/google\.protobuf\.U?Int64Value$/
const wholeNumber = /^-?\d+$/

/** No contract field has more levels than this. Unlimited recursion would exhaust the stack. */
const levelsMax = 8

/**
 * Turns the typed numbers of native callable clients (Swift's `Int`, Kotlin's `Long`) into plain
 * numbers: `{ "@type": "type.googleapis.com/google.protobuf.Int64Value", "value": "3" }`. We wrote
 * this code because firebase-functions decodes only bodies that it has parsed.
 */
export function withPlainNumbers(value: unknown, levels = levelsMax): unknown {
  if (typeof value !== 'object' || value === null || levels === 0) return value
  if (Array.isArray(value)) return value.map((member) => withPlainNumbers(member, levels - 1))
  const number = plainNumber(value)
  if (number !== undefined) return number
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withPlainNumbers(member, levels - 1)]),
  )
}

function plainNumber(wrapper: object): number | undefined {
  if (!('@type' in wrapper && 'value' in wrapper)) return undefined
  const { '@type': type, value } = wrapper
  if (typeof type !== 'string' || !typedNumber.test(type)) return undefined
  return typeof value === 'string' && wholeNumber.test(value) ? Number(value) : undefined
}
