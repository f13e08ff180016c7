import type { AnyCall, AnyResult } from '../contract/endpoint.ts'
import type { EndpointId } from '../contract/generated/endpoint-ids.ts'
import type { Route } from '../contract/route.ts'
import type { Identify } from '../ports/callers.ts'
import type { Clock, Ids, Log } from '../ports/context.ts'
import type { Lingering } from './unread-body.ts'

/** What the HTTP edge is made of; `composition/` fills it in. */
export type HttpDependencies = {
  routes: readonly Route[]
  /** Runs the code of an endpoint, and throws what its handler throws. */
  handle(id: EndpointId, call: AnyCall): Promise<AnyResult>
  identify: Identify
  burst: { perSecond: number; size: number }
  /**
   * Entries behind the client's in X-Forwarded-For, of a request that came through the gateway. It
   * must be 0, its default, where anybody may call: they could pose as the gateway.
   */
  forwardedHops?: number
  /** Who issues the gateway's own tokens; Google by default, the local stack has its own. */
  gatewayIssuers?: readonly string[]
  /** Of all requests to this instance. */
  lingering: Lingering
  clock: Clock
  ids: Ids
  log: Log
  /** The first release, from which on the legacy paths are deprecated. */
  deprecatedSince: Date
  sunset: Date | null
}
