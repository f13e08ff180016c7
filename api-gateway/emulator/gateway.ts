import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Operation } from './definition.ts'
import { forward, requestBytesMax } from './forward.ts'
import { backendHeaders, effectiveMethod, hasUnderscoreHeader } from './headers.ts'
import { createMatcher, type Match, normalisePath } from './match.ts'
import { type Reply, replies, sendReply } from './replies.ts'

export type GatewaySettings = {
  readonly operations: readonly Operation[]
  /** Finds the local process for a backend's address. */
  readonly resolveBackend: (address: string) => URL
  readonly identityToken: (audience: string) => Promise<string>
}

/**
 * Makes the emulator of API Gateway, which is ESPv2. It serves the same definition file with the
 * same route matching, header changes, deadlines and error bodies.
 *
 * It checks no credentials, because the deployed definition declares none.
 */
export function createGateway(settings: GatewaySettings): Server {
  const match = createMatcher(settings.operations)
  return createServer((request, response) => {
    handle(request, response, settings, match).catch((error: unknown) => {
      process.stderr.write(`${JSON.stringify({ severity: 'ERROR', message: String(error) })}\n`)
      response.destroy()
    })
  })
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  settings: GatewaySettings,
  match: (method: string, path: string) => Match,
): Promise<void> {
  const { path, query } = splitTarget(request.url ?? '/')
  const method = effectiveMethod(request)
  const matched = match(method, path)
  const refusal = refuse(request, matched)
  if (refusal) return sendReply(response, refusal)
  if (matched.kind !== 'operation') return
  const { backendAddress, deadlineSeconds } = matched.operation
  const identityToken = await settings.identityToken(backendAddress).catch(() => undefined)
  if (identityToken === undefined) return sendReply(response, replies.noToken(backendAddress))
  const { host } = new URL(backendAddress)
  await forward(
    {
      url: settings.resolveBackend(backendAddress),
      method,
      path: `${path}${query}`,
      headers: backendHeaders(request, { host, identityToken }),
      deadlineSeconds,
    },
    request,
    response,
  )
}

function refuse(request: IncomingMessage, matched: Match): Reply | undefined {
  if (hasUnderscoreHeader(request)) return replies.badHeader()
  if (matched.kind === 'unknown-path') return replies.unknownPath()
  if (matched.kind === 'method-not-allowed') return replies.methodNotAllowed(matched.template)
  if (Number(request.headers['content-length'] ?? 0) > requestBytesMax)
    return replies.payloadTooLarge()
  return undefined
}

function splitTarget(target: string): { path: string; query: string } {
  const mark = target.indexOf('?')
  return mark < 0
    ? { path: normalisePath(target), query: '' }
    : { path: normalisePath(target.slice(0, mark)), query: target.slice(mark) }
}
