import type { IncomingMessage } from 'node:http'
import type { Caller } from '../contract/caller.ts'
import type { RequestParts } from '../contract/endpoint.ts'
import type { Route } from '../contract/route.ts'
import type { Ids } from '../ports/context.ts'
import { addressOf } from './address.ts'
import type { HttpDependencies } from './dependencies.ts'
import { contentTypeOf } from './raw-body.ts'
import type { Style } from './request-body.ts'

/** One request on its way through the checks, and what they have found out so far. */
export type RequestContext = {
  readonly route: Route
  readonly request: IncomingMessage
  readonly requestId: string
  readonly header: RequestParts['header']
  /** Grows by the id of an unversioned route's body, once that is known to be one. */
  params: Readonly<Record<string, string>>
  caller: Caller | null
  /** Until the body is known, that of the edge by which the request came in. */
  style: Style
  /** What a check adds to the response, whatever becomes of the request. */
  headers: Record<string, string>
  /** Where the request comes from, as far as proxies of our own have seen it. */
  readonly address: string
}

type ContextStart = Pick<RequestContext, 'route' | 'request' | 'requestId' | 'params' | 'style'>

/** Nothing is known of the caller yet. */
export function createRequestContext(
  start: ContextStart,
  dependencies: Pick<HttpDependencies, 'forwardedHops' | 'gatewayIssuers'>,
): RequestContext {
  const header = headerReader(start.request)
  const headers: Record<string, string> = {}
  const address = addressOf({ request: start.request, header, headers }, dependencies)
  return { ...start, header, address, caller: null, headers }
}

/** Reads headers as the client sent them, wherever the runtime has put them. */
function headerReader(request: IncomingMessage): RequestParts['header'] {
  return (name) => {
    const lowerName = name.toLowerCase()
    if (lowerName === 'content-type') return contentTypeOf(request)
    const value = request.headers[lowerName]
    return Array.isArray(value) ? value.join(', ') : value
  }
}

/** The query of a request target, which may be in absolute form. */
export function queryOf(request: IncomingMessage): URLSearchParams {
  const target = request.url ?? ''
  const start = target.indexOf('?')
  return new URLSearchParams(start === -1 ? '' : target.slice(start + 1))
}

/** Sane is what cannot break out of a header or a log line and is short enough to keep. */
const saneRequestId = /^[A-Za-z0-9._-]{1,128}$/

/** The caller's own request id where it is a sane one, else a new one. */
export function requestIdOf(presented: string | undefined, ids: Ids): string {
  return presented !== undefined && saneRequestId.test(presented) ? presented : ids.random('req')
}
