import type { Caller } from '../contract/caller.ts'
import type { AnyCall } from '../contract/endpoint.ts'
import { problem } from '../domain/problem.ts'
import type { Charging } from './charging.ts'
import { parseInput } from './input.ts'
import {
  type JsonObject,
  openEnvelope,
  parseJsonObject,
  requireJson,
  styleOf,
  styleOfUnparsed,
} from './request-body.ts'
import { queryOf, type RequestContext } from './request-context.ts'

const noBytes = new Uint8Array()

const uuidVersion4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * Checks media type, body, Idempotency-Key and input, and builds the call. Throws 415, 413 and 400.
 * Only an endpoint with `rawBody` gets the bytes, because the bytes are a third copy of a photo.
 */
export function buildCall(
  context: RequestContext,
  bytes: Uint8Array,
  caller: Caller,
  charging: Charging,
  signal: AbortSignal,
): AnyCall {
  const { route, header, params, found } = context
  const { endpoint } = route
  const body = readBody(context, bytes)
  const idempotencyKey = endpoint.idempotent
    ? idempotencyKeyOf(header('idempotency-key') ?? (route.callable && body['idempotencyKey']))
    : null
  const input = parseInput(route, { params, query: queryOf(context.request), body })
  const idInBody = route.idInBody === undefined ? undefined : body[route.idInBody]
  if (typeof idInBody === 'string') found.params = { ...params, id: idInBody }
  return {
    caller,
    input,
    scopes: route.scopes,
    requestId: context.requestId,
    signal,
    idempotencyKey,
    acceptLanguage: header('accept-language') ?? null,
    request: {
      body: endpoint.rawBody ? bytes : noBytes,
      header,
      requireTries: () => charging.requireTries(context),
      charge: (recognised) => charging.recognised(context, recognised),
      waits: (pauseMs) => {
        found.waitedMs += pauseMs
      },
    },
  }
}

/** Reads the fields of the body, and finds the format of the response. */
function readBody(context: RequestContext, bytes: Uint8Array): JsonObject {
  const { route, header, found } = context
  if (route.endpoint.rawBody || bytes.byteLength === 0) return {}
  let body: JsonObject
  try {
    requireJson(header('content-type'), header('content-encoding'))
    body = parseJsonObject(bytes)
  } catch (refusal) {
    found.style = styleOfUnparsed(context, bytes)
    throw refusal
  }
  found.style = styleOf(route, body)
  return found.style === 'callable' ? openEnvelope(body) : body
}

/** Checks the key from the header or, for some routes, the body. Throws IDEMPOTENCY_KEY_INVALID. */
function idempotencyKeyOf(presented: unknown): string | null {
  if (presented === undefined || presented === null) return null
  if (typeof presented !== 'string' || !uuidVersion4.test(presented)) {
    throw problem('IDEMPOTENCY_KEY_INVALID', 'The Idempotency-Key must be a UUID version 4.')
  }
  return presented.toLowerCase()
}
