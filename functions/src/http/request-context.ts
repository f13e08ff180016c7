import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Caller } from '../contract/caller.ts'
import type { RequestParts } from '../contract/endpoint.ts'
import type { Route } from '../contract/route.ts'
import type { Ids } from '../ports/context.ts'
import { addressOf, type Proxies } from './address.ts'
import { contentTypeOf } from './prepare-request.ts'
import type { Style } from './request-body.ts'

/** A request together with its route. */
export type RoutedRequest = {
  readonly route: Route
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly requestId: string
  readonly params: Readonly<Record<string, string>>
  /** The body format that applies if the request has no body. */
  readonly edgeStyle: Style
}

/** The data of one request in the pipeline. */
export type RequestContext = RoutedRequest & {
  readonly header: RequestParts['header']
  /** The client's address, for the rate limits. */
  readonly address: string
  /** The checks add response headers here, for success and failure alike. */
  readonly headers: Record<string, string>
  /** The functions that free the places of the request on the instance. */
  readonly frees: (() => void)[]
  /** The checks add these values. The response and the log use the values even after a failure. */
  readonly found: {
    caller: Caller | null
    style: Style
    /** The parameters for the successor's link; an unversioned route takes the id from the body. */
    params: Readonly<Record<string, string>>
    /** True while the service waits for the rest of the body. */
    awaitsBody: boolean
    /** The pauses of a long poll together. */
    waitedMs: number
  }
}

/** Reads the headers of a request, before any check. */
export function createRequestContext(routed: RoutedRequest, dependencies: Proxies): RequestContext {
  const { request, params, edgeStyle } = routed
  const header = headerReader(request)
  const headers: Record<string, string> = {}
  const address = addressOf({ request, header, headers }, dependencies)
  const found = { caller: null, style: edgeStyle, params, awaitsBody: false, waitedMs: 0 }
  return { ...routed, header, address, headers, frees: [], found }
}

function headerReader(request: IncomingMessage): RequestParts['header'] {
  return (name) => {
    const lowerName = name.toLowerCase()
    if (lowerName === 'content-type') return contentTypeOf(request)
    const value = request.headers[lowerName]
    return Array.isArray(value) ? value.join(', ') : value
  }
}

/** The query of a request target, which may be in absolute form. */
export function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start === -1 ? '' : url.slice(start + 1))
}

/** Matches ids that are safe in a header and in a log line. */
const safeRequestId = /^[A-Za-z0-9._-]{1,128}$/

/** The caller's own request id if it is safe to repeat, else a new id. */
export function requestIdOf(presented: string | undefined, ids: Ids): string {
  return presented !== undefined && safeRequestId.test(presented) ? presented : ids.random('req')
}
