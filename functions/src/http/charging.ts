import type { Caller } from '../contract/caller.ts'
import { limits } from '../contract/limits.ts'
import type { Route } from '../contract/route.ts'
import type { Clock } from '../ports/context.ts'
import { type BurstRules, createBuckets } from './burst.ts'
import type { RequestContext } from './request-context.ts'

type Charged = Pick<RequestContext, 'route' | 'address' | 'headers'>

export type Charging = ReturnType<typeof createCharging>

const { cacheableBurstFactor, failedCredentialBurstFactor } = limits.request

/**
 * Charges requests to buckets. Every function throws 429 TOO_MANY_REQUESTS, with the rate in the
 * response headers. An address has a bucket for each endpoint, because many callers share an
 * address behind a proxy: flooding one endpoint does not block the others.
 */
export function createCharging(burst: BurstRules, clock: Clock) {
  const bursts = createBuckets(burst, clock)
  const cacheable = createBuckets(
    { perSecond: burst.perSecond * cacheableBurstFactor, size: burst.size * cacheableBurstFactor },
    clock,
  )
  const failures = createBuckets(
    { ...burst, size: burst.size * failedCredentialBurstFactor },
    clock,
  )
  return {
    /** Charges the caller, or the address on this endpoint if the caller is anonymous. */
    admit({ route, address, headers }: Charged, caller: Caller): void {
      if (route.endpoint.checksCredential) return
      const buckets = route.endpoint.cacheable ? cacheable : bursts
      buckets.charge(bucketOf(caller, route, address), headers)
    },
    /** Charges the caller that an endpoint has recognised by its own credential. */
    recognised: ({ route, headers }: Charged, who: string): void =>
      bursts.charge(`${route.endpoint.id}:${who}`, headers),
    /** Charges the address for a failed credential. */
    failed: ({ address, headers }: Charged): void => failures.charge(address, headers),
    /** Charges nothing. Throws if the address has no tries left. */
    requireTries: ({ address, headers }: Charged): void => failures.requireToken(address, headers),
  }
}

function bucketOf(caller: Caller, { endpoint }: Route, address: string): string {
  switch (caller.kind) {
    case 'anonymous':
      return `${endpoint.id}:address:${address}`
    case 'user':
      return `user:${caller.uid}`
    case 'key':
      return `key:${caller.apiKeyId}`
  }
}
