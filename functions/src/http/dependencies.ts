import type { AnyCall, AnyResult } from '../contract/endpoint.ts'
import type { EndpointId } from '../contract/generated/endpoint-ids.ts'
import type { Route } from '../contract/route.ts'
import type { Identify } from '../ports/callers.ts'
import type { Clock, Ids, Log } from '../ports/context.ts'
import type { Lingering } from './unread-body.ts'

/** The dependencies of the HTTP layer, which `composition/` supplies. */
export type HttpDependencies = {
  routes: readonly Route[]
  /** Runs an endpoint's handler, and throws its errors. */
  handle(id: EndpointId, call: AnyCall): Promise<AnyResult>
  identify: Identify
  burst: { perSecond: number; size: number }
  /**
   * How many entries follow the client's entry in X-Forwarded-For if a request comes through the
   * gateway. The number must be 0 (the default) if anybody can call the function and pretend to be
   * the gateway.
   */
  forwardedHops?: number
  /** The address of the load balancer before the gateway, if there is one. */
  balancerAddress?: string | undefined
  /**
   * The issuers of the gateway's own tokens: Google's by default, and others in the local stack.
   */
  gatewayIssuers?: readonly string[]
  /** Whether the service refuses every request, while another database takes over. */
  isInMaintenance?: boolean
  /** How many requests the platform lets this process serve at once. */
  concurrency: number
  /** All requests to this instance share this state. */
  lingering: Lingering
  clock: Clock
  ids: Ids
  log: Log
  /** The date of the first release, which deprecated the legacy paths. */
  deprecatedSince: Date
  sunset: Date | null
}
