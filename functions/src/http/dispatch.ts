import type { Caller } from '../contract/caller.ts'
import type { AnyCall } from '../contract/endpoint.ts'
import { problem } from '../domain/problem.ts'
import type { Charging } from './charging.ts'
import { parseInput } from './input.ts'
import { type JsonObject, openEnvelope, parseJsonObject, requireJson } from './request-body.ts'
import { queryOf, type RequestContext } from './request-context.ts'

const noBytes = new Uint8Array()

const uuidVersion4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * Checks media type, body, Idempotency-Key and input of an admitted request, and makes of them the
 * call that its endpoint takes. Throws 415, and 400 with the code of what is wrong.
 * The bytes go on only where the endpoint reads them: a photo would be held three times.
 */
export function buildCall(
  context: RequestContext,
  bytes: Uint8Array,
  caller: Caller,
  charging: Charging,
  signal: AbortSignal,
): AnyCall {
  const { route, header } = context
  const { endpoint } = route
  const body = readBody(context, bytes)
  const idInBody = route.idInBody === undefined ? undefined : body[route.idInBody]
  const idempotencyKey = endpoint.idempotent
    ? idempotencyKeyOf(header('idempotency-key'), route.callable ? body['idempotencyKey'] : null)
    : null
  const sources = { params: context.params, query: queryOf(context.request), body }
  const input = parseInput(route, sources)
  if (typeof idInBody === 'string') context.params = { ...context.params, id: idInBody }
  return {
    caller,
    input,
    requestId: context.requestId,
    signal,
    idempotencyKey,
    acceptLanguage: header('accept-language') ?? null,
    request: {
      body: endpoint.rawBody ? bytes : noBytes,
      header,
      requireTries: () => charging.requireTries(context),
      charge: (recognised) => charging.recognised(context, recognised),
    },
  }
}

function readBody(context: RequestContext, bytes: Uint8Array): JsonObject {
  if (context.route.endpoint.rawBody || bytes.byteLength === 0) return {}
  requireJson(context.header('content-type'), context.header('content-encoding'))
  const opened = openEnvelope(context.route, parseJsonObject(bytes))
  context.style = opened.style
  return opened.body
}

/**
 * The Idempotency-Key in lower case, null where none was sent. The header wins over the body's
 * field, which callable clients need, since they cannot send headers.
 * Throws 400 IDEMPOTENCY_KEY_INVALID.
 */
function idempotencyKeyOf(header: string | undefined, inBody: unknown): string | null {
  const presented = header ?? inBody ?? null
  if (presented === null) return null
  if (typeof presented !== 'string' || !uuidVersion4.test(presented)) {
    throw problem('IDEMPOTENCY_KEY_INVALID', 'The Idempotency-Key must be a UUID version 4.')
  }
  return presented.toLowerCase()
}
