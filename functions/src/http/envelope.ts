import type { Route } from '../contract/route.ts'
import { type JsonObject, requireObject } from './json-body.ts'

/** How an answer is shaped: as the v1 successor, or as a Firebase callable client expects it. */
export type Style = 'plain' | 'callable'

const envelopeStart = /^\s*\{\s*"data"\s*:/

/**
 * Takes a callable client's body out of its envelope. Only a body whose single key is `data` is one;
 * `data: null` is what such a client sends for a call without arguments.
 */
export function openEnvelope(route: Route, body: JsonObject): { style: Style; body: JsonObject } {
  const keys = Object.keys(body)
  if (route.callable === undefined || keys.length !== 1 || keys[0] !== 'data') {
    return { style: 'plain', body }
  }
  return { style: 'callable', body: requireObject(body.data ?? {}) }
}

/**
 * The style of a body that was not parsed (yet): refusals that come before parsing must still reach a
 * callable client in its own shape, and parsing 10 MB for somebody unknown is what the order avoids.
 */
export function styleOfUnparsed(route: Route, bytes: Uint8Array): Style {
  if (route.callable === undefined) return 'plain'
  return envelopeStart.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'))
    ? 'callable'
    : 'plain'
}
