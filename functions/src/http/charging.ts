import type { Caller } from '../contract/caller.ts'
import { limits } from '../contract/limits.ts'
import type { Route } from '../contract/route.ts'
import type { Clock } from '../ports/context.ts'
import { type BurstRules, createBuckets } from './burst.ts'
import type { RequestContext } from './request-context.ts'

type Charged = Pick<RequestContext, 'route' | 'address' | 'headers'>

/** Who is charged for a request. All throw 429 TOO_MANY_REQUESTS, with the rate in the headers. */
export type Charging = {
  /** The caller, or the address for this endpoint alone. */
  admit(request: Charged, caller: Caller): void
  /** Whom an endpoint has recognised by a credential of its own. */
  recognised(request: Charged, who: string): void
  /** The address, for a credential that was refused. */
  failed(request: Charged): void
  /** Takes nothing, and throws where the address has no more credentials to try. */
  requireTries(request: Charged): void
}

const { cacheableBurstFactor, failedCredentialBurstFactor } = limits.request

/**
 * A charging with buckets of its own. An address has one for each endpoint, because many share
 * one, behind a company's proxy or a gateway: who floods one endpoint leaves them the others.
 */
export function createCharging(burst: BurstRules, clock: Clock): Charging {
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
    admit({ route, address, headers }, caller) {
      if (route.endpoint.checksCredential) return
      const buckets = route.endpoint.cacheable ? cacheable : bursts
      buckets.charge(bucketOf(caller, route, address), headers)
    },
    recognised: ({ route, headers }, who) => bursts.charge(`${route.endpoint.id}:${who}`, headers),
    failed: ({ address, headers }) => failures.charge(address, headers),
    requireTries: ({ address, headers }) => failures.requireToken(address, headers),
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
