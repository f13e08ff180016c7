import { subscribe } from 'node:diagnostics_channel'
import domain from 'node:domain'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { DeployedFunction } from '../deployment/function.ts'

/** The hidden content types. No header holds the types, because a client could send that header. */
const contentTypes = new WeakMap<IncomingMessage, string>()

const startOfRequest = z.object({
  request: z.custom<IncomingMessage>((value) => typeof value === 'object' && value !== null),
})

/**
 * Escapes broken paths and hides the content type, before the runtime's router and parsers see a
 * request. `kind` is the trigger of this process's function.
 */
export function prepareRequests(kind: DeployedFunction['trigger']['kind'] | undefined): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = startOfRequest.parse(message)
    escapeBrokenPath(request)
    if (kind === 'http' || kind === 'callable') hideContentType(request)
  })
  // The runtime needs the domain of an event.
  if (kind !== 'topic' && kind !== 'storage') leaveOutDomains()
}

/**
 * Runs requests outside domains. The runtime creates a domain for each request, and from the first
 * one on, Node tracks every promise of the process. Without domains, an exception outside a
 * promise ends the process, as an unhandled rejection always does.
 */
function leaveOutDomains(): void {
  const outside = { on: () => outside, run: (work: () => void) => work() }
  Object.assign(domain, { create: () => outside })
}

/**
 * Without a content type, the runtime does not parse the body. The runtime's parsers would answer
 * malformed JSON with an HTML page, and expand a small gzip body to gigabytes.
 */
function hideContentType(request: IncomingMessage): void {
  const contentType = request.headers['content-type']
  if (contentType === undefined) return
  contentTypes.set(request, contentType)
  delete request.headers['content-type']
}

/** The content type that the client sent, hidden or not. */
export function contentTypeOf(request: IncomingMessage): string | undefined {
  return contentTypes.get(request) ?? request.headers['content-type']
}

/**
 * Escapes a path whose percent-escapes are not UTF-8, such as `/%zz`, so that our router returns
 * 404. The runtime's router would return an HTML page that shows a stack trace.
 */
function escapeBrokenPath(request: IncomingMessage): void {
  const [path = ''] = (request.url ?? '').split('?', 1)
  try {
    decodeURIComponent(path)
  } catch {
    request.url = `/${encodeURIComponent(path)}`
  }
}
