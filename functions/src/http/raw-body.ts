import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { DeployedFunction } from '../deployment/function.ts'

/** Keyed by the request itself, because a header of our own could be sent by a client. */
const contentTypes = new WeakMap<IncomingMessage, string | undefined>()

const startOfRequest = z.object({
  request: z.custom<IncomingMessage>((value) => typeof value === 'object' && value !== null),
})

/**
 * Keeps the runtime from parsing and inflating bodies before our code. It would answer malformed
 * JSON with an HTML page, and turn a small gzip into gigabytes. Without a content type its parsers
 * leave the stream alone. `kind` is the trigger of the function that this process serves.
 */
export function keepRawBodies(kind: DeployedFunction['trigger']['kind'] | undefined): void {
  if (kind !== 'http' && kind !== 'callable') return
  subscribe('http.server.request.start', (message) => {
    const { request } = startOfRequest.parse(message)
    contentTypes.set(request, request.headers['content-type'])
    delete request.headers['content-type']
  })
}

/** What the client said its body is, wherever the runtime left it. */
export function contentTypeOf(request: IncomingMessage): string | undefined {
  return contentTypes.has(request) ? contentTypes.get(request) : request.headers['content-type']
}
