import type { IncomingMessage } from 'node:http'
import { MIMEType } from 'node:util'
import { limits } from '../contract/limits.ts'
import type { Route } from '../contract/route.ts'
import { type Problem, problem } from '../domain/problem.ts'

/** A parsed body that nothing is known of yet. */
export type JsonObject = Readonly<Record<string, unknown>>

/** How a response is shaped: as on the v1 successor, or as Firebase callable clients expect it. */
export type Style = 'plain' | 'callable'

const bytesLimit = limits.request.bodyBytesLimit

/** Strict, because a replaced character would be stored as if the caller had sent it. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

const envelopeStart = /^\s*\{\s*"data"\s*:/

/**
 * The body as it was sent, less than 10 MB of it.
 * Throws 413 PAYLOAD_TOO_LARGE as soon as more is declared or arrives, and 400 MALFORMED_BODY where
 * it ends early. By hand, because body-parser refuses a body only after having received all of it.
 */
export async function readBodyBytes(
  request: IncomingMessage & { rawBody?: unknown },
): Promise<Uint8Array> {
  if (Number(request.headers['content-length'] ?? 0) >= bytesLimit) throw tooLarge()
  if (request.rawBody === undefined) return await readStream(request)
  // The runtime of a callable has read the stream already and keeps the bytes here.
  if (!(request.rawBody instanceof Uint8Array)) throw new TypeError('rawBody is not bytes')
  if (request.rawBody.byteLength >= bytesLimit) throw tooLarge()
  return request.rawBody
}

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

/** The object that the bytes hold; no bytes are an empty object. Throws 400 MALFORMED_BODY. */
export function parseJsonObject(bytes: Uint8Array): JsonObject {
  if (bytes.byteLength === 0) return {}
  return requireObject(parse(bytes))
}

/**
 * Takes a callable client's body out of its envelope, which is a body whose single key is `data`.
 * `data: null` is what such a client sends for a call without arguments.
 * Throws 400 MALFORMED_BODY where `data` is neither null nor an object.
 */
export function openEnvelope(route: Route, body: JsonObject): { style: Style; body: JsonObject } {
  const keys = Object.keys(body)
  if (route.callable === undefined || keys.length !== 1 || keys[0] !== 'data') {
    return { style: 'plain', body }
  }
  return { style: 'callable', body: requireObject(body.data ?? {}) }
}

/**
 * The style of a body that is not parsed yet. A refusal that comes before parsing must still reach
 * a callable client in its own shape, and no stranger's 10 MB are parsed for it.
 */
export function styleOfUnparsed(route: Route, bytes: Uint8Array): Style {
  if (route.callable === undefined) return 'plain'
  return envelopeStart.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'))
    ? 'callable'
    : 'plain'
}

function readStream(request: IncomingMessage): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytesRead = 0
    request.on('data', (chunk: Buffer) => {
      bytesRead += chunk.byteLength
      // The rest still flows and is dropped: a stream that nobody reads would block the connection.
      if (bytesRead < bytesLimit) chunks.push(chunk)
      else {
        chunks.length = 0
        reject(tooLarge())
      }
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    // A client that goes away is no fault of the service: a 400 is logged without an error.
    const endedEarly = () => reject(problem('MALFORMED_BODY', 'The body ended early.'))
    request.on('error', endedEarly)
    request.on('close', endedEarly)
  })
}

function tooLarge(): Problem {
  return problem('PAYLOAD_TOO_LARGE', `A body must be smaller than ${bytesLimit} bytes.`)
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

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
