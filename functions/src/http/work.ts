import type { Caller } from '../contract/caller.ts'
import type { RequestParts } from '../contract/handlers.ts'
import type { OperationName } from '../contract/operations.ts'
import type { HttpDependencies } from './dependencies.ts'
import { openEnvelope } from './envelope.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { parseInput } from './input.ts'
import { type JsonObject, parseJsonObject } from './json-body.ts'
import { requireJson } from './media-type.ts'
import type { AnyReply } from './reply.ts'
import { queryOf, type RequestContext } from './request-context.ts'

/** The call of any operation, once its own type is no longer known. */
type AnyCall = {
  caller: Caller
  input: Record<string, unknown>
  requestId: string
  signal: AbortSignal
  idempotencyKey: string | null
  acceptLanguage: string | null
  request: RequestParts
}
type AnyHandler = (call: AnyCall) => Promise<AnyReply>

const noBytes = new Uint8Array()

/**
 * Media type, body and input of an admitted request, as the call that its operation takes. The bytes go on
 * only where the operation reads them: a photo would otherwise be held three times.
 */
export function prepareCall(
  context: RequestContext,
  bytes: Uint8Array,
  caller: Caller,
  signal: AbortSignal,
): AnyCall {
  const { route, definition, header } = context
  const body = readBody(context, bytes)
  const idInBody = route.idInBody === undefined ? undefined : body[route.idInBody]
  const idempotencyKey = definition.idempotent
    ? idempotencyKeyOf(header('idempotency-key'), route.callable ? body['idempotencyKey'] : null)
    : null
  const sources = { params: context.params, query: queryOf(context.request), body }
  const input = parseInput(route, definition, sources)
  if (typeof idInBody === 'string') context.params = { ...context.params, id: idInBody }
  return {
    caller,
    input,
    requestId: context.requestId,
    signal,
    idempotencyKey,
    acceptLanguage: header('accept-language') ?? null,
    request: { body: definition.rawBody ? bytes : noBytes, header },
  }
}

function readBody(context: RequestContext, bytes: Uint8Array): JsonObject {
  if (context.definition.rawBody || bytes.byteLength === 0) return {}
  requireJson(context.header('content-type'), context.header('content-encoding'))
  const opened = openEnvelope(context.route, parseJsonObject(bytes))
  context.style = opened.style
  return opened.body
}

/** Calls the handler of an operation. */
export async function work(
  handlers: HttpDependencies['handlers'],
  operation: OperationName,
  call: AnyCall,
): Promise<AnyReply> {
  // The compiler cannot follow a route to its operation's types; the input was parsed by that operation's schemas.
  return await (handlers[operation] as AnyHandler)(call)
}
