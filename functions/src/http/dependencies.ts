import type { KnownCaller } from '../contract/caller.ts'
import type { Handlers } from '../contract/handlers.ts'
import type { OperationDefinition } from '../contract/operation.ts'
import type { OperationName } from '../contract/operations.ts'
import type { Route } from '../contract/route.ts'
import type { Clock } from '../ports/clock.ts'
import type { CallContext } from '../ports/context.ts'
import type { Ids } from '../ports/ids.ts'
import type { Log } from '../ports/log.ts'

/** The credentials of a request, sorted by kind: `bearer` is an identity token, `apiKey` a `pk_ent_` token. */
export type Presented = { bearer: string | null; apiKey: string | null }

/** A verified caller; `active` is false for a banned one. */
export type Identified = { caller: KnownCaller; active: boolean }

/**
 * Verifies every credential that is presented and says who calls; undefined where any of them is invalid.
 * Where both are valid, the identity token decides, but on a route that takes keys only the key does.
 */
export type Identify = (
  presented: Presented,
  route: Route,
  context: CallContext,
) => Promise<Identified | undefined>

/** What the HTTP edge is made of; `composition/` fills it in. */
export type HttpDependencies = {
  routes: readonly Route[]
  operations: Readonly<Record<OperationName, OperationDefinition>>
  handlers: Handlers
  identify: Identify
  burst: { perSecond: number; size: number }
  /** How many entries our own proxies append to X-Forwarded-For behind the client's address; 0 by default. */
  forwardedHops?: number
  /** Who issues the gateway's own tokens in Authorization; Google by default, the local stack has its own. */
  gatewayIssuers?: readonly string[]
  clock: Clock
  ids: Ids
  log: Log
  /** The first release, from which on the legacy paths are deprecated. */
  deprecatedSince: Date
  sunset: Date | null
}
