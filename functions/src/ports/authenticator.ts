import type { KnownCaller } from '../contract/caller.ts'
import type { Route } from '../contract/route.ts'
import type { CallContext } from './context.ts'

/** The credentials of a request: `bearer` is an identity token, `apiKey` a `pk_ent_` key. */
export type Presented = { bearer: string | null; apiKey: string | null }

/** A verified caller. `active` is false for a banned one. */
export type Identified = { caller: KnownCaller; active: boolean }

/**
 * `requireTries` throws 429 if the client's address has presented too many invalid credentials. It
 * is called before the look-up of an uncached key, or of a token exchanged for one.
 */
export type IdentifyContext = CallContext & { requireTries(): void }

/**
 * Verifies all credentials of a request and returns the caller. Returns undefined if any is
 * invalid. If both are valid, the identity token counts; on a route for keys, only the key counts.
 * Throws `Unavailable` if a caller cannot be looked up.
 */
export type Identify = (
  presented: Presented,
  route: Pick<Route, 'access' | 'credential'>,
  context: IdentifyContext,
) => Promise<Identified | undefined>
