import type { KnownCaller } from '../contract/caller.ts'
import type { Route } from '../contract/route.ts'
import type { CallContext } from './context.ts'

/** The credentials of a request: `bearer` is an identity token, `apiKey` a `pk_ent_` key. */
export type Presented = { bearer: string | null; apiKey: string | null }

/** A verified caller; `active` is false for a banned one. */
export type Identified = { caller: KnownCaller; active: boolean }

/**
 * `requireTries` throws 429 where the address has presented too many failed credentials. It is
 * asked before the look-up of a key that is not in the cache, or of a token exchanged for one.
 */
export type IdentifyContext = CallContext & { requireTries(): void }

/**
 * Verifies every credential that is presented and says who calls.
 * Undefined where one of them is invalid. Where both are valid the identity token decides, but on a
 * route that takes keys only the key does. Throws `Unavailable` where a caller cannot be looked up.
 */
export type Identify = (
  presented: Presented,
  route: Pick<Route, 'access' | 'credential'>,
  context: IdentifyContext,
) => Promise<Identified | undefined>
