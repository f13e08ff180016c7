import type { Caller } from '../contract/caller.ts'
import type { RequestParts } from '../contract/handlers.ts'
import type { OperationName } from '../contract/operations.ts'
import { problem } from '../domain/problem.ts'
import { openEnvelope } from './envelope.ts'
import { type Exchange, queryOf } from './exchange.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { parseInput } from './input.ts'
import { type JsonObject, parseJsonObject } from './json-body.ts'
import { requireJson } from './media-type.ts'
import type { HttpParts } from './parts.ts'
import type { AnyReply } from './reply.ts'

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
  exchange: Exchange,
  bytes: Uint8Array,
  caller: Caller,
  signal: AbortSignal,
): AnyCall {
  const { row, definition, header } = exchange
  const body = readBody(exchange, bytes)
  const idInBody = row.idInBody === undefined ? undefined : body[row.idInBody]
  const idempotencyKey = definition.idempotent
    ? idempotencyKeyOf(header('idempotency-key'), row.callable ? body['idempotencyKey'] : null)
    : null
  const sources = { params: exchange.params, query: queryOf(exchange.request), body }
  const input = parseInput(row, definition, sources)
  if (typeof idInBody === 'string') exchange.params = { ...exchange.params, id: idInBody }
  return {
    caller,
    input,
    requestId: exchange.requestId,
    signal,
    idempotencyKey,
    acceptLanguage: header('accept-language') ?? null,
    request: { body: definition.rawBody ? bytes : noBytes, header },
  }
}

function readBody(exchange: Exchange, bytes: Uint8Array): JsonObject {
  if (exchange.definition.rawBody || bytes.byteLength === 0) return {}
  requireJson(exchange.header('content-type'), exchange.header('content-encoding'))
  const opened = openEnvelope(exchange.row, parseJsonObject(bytes))
  exchange.style = opened.style
  return opened.body
}

/** Does the work of a row; 501 where it is not built yet, after all checks. */
export async function work(
  handlers: HttpParts['handlers'],
  operation: OperationName,
  call: AnyCall,
): Promise<AnyReply> {
  const handler: unknown = handlers[operation]
  if (handler === 'NOT_IMPLEMENTED') throw problem('NOT_IMPLEMENTED')
  // The compiler cannot follow a row to its operation's types; the input was parsed by that operation's schemas.
  return await (handler as AnyHandler)(call)
}
