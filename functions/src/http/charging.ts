import type { Caller } from '../contract/caller.ts'
import { limits } from '../contract/limits.ts'
import type { Route } from '../contract/route.ts'
import { problem } from '../domain/problem.ts'
import type { Clock } from '../ports/context.ts'
import type { RequestContext } from './request-context.ts'
import { takesGzip } from './response.ts'

type Charged = Pick<RequestContext, 'route' | 'address' | 'headers' | 'header'>

export type Charging = ReturnType<typeof createCharging>

const {
  sharedAddressBurstFactor,
  failedCredentialBurstFactor,
  accountKeysBurstFactor,
  plainLargeRequests,
} = limits.request

/**
 * Charges requests to token buckets. Every function throws 429 TOO_MANY_REQUESTS. An address has a
 * separate bucket for each endpoint, so that a flood on one endpoint blocks no other endpoint.
 */
export function createCharging(burst: BurstRules, clock: Clock) {
  const bursts = createBuckets(burst, clock)
  const larger = (factor: number) =>
    createBuckets({ perSecond: burst.perSecond * factor, size: burst.size * factor }, clock)
  const shared = larger(sharedAddressBurstFactor)
  const keysOfAccounts = larger(accountKeysBurstFactor)
  const failures = createBuckets(
    { ...burst, size: burst.size * failedCredentialBurstFactor },
    clock,
  )
  return {
    /**
     * Charges the caller, or the address on this endpoint if the caller is anonymous. A key also
     * charges its account, because an account can create and rotate keys without end.
     */
    admit({ route, address, headers, header }: Charged, caller: Caller): void {
      const { checksCredential, cacheable } = route.endpoint
      const isShared = checksCredential || cacheable === true
      const buckets = isShared ? shared : bursts
      const isExpanded = cacheable === 'large' && !takesGzip(header('accept-encoding'))
      const requests = isExpanded ? plainLargeRequests : 1
      buckets.charge(bucketOf(caller, route, address), headers, requests)
      if (caller.kind === 'key') keysOfAccounts.charge(caller.accountId, headers)
    },
    /** Charges a caller that the endpoint itself has authenticated, for example by a signature. */
    recognised: ({ route, headers }: Charged, who: string): void =>
      bursts.charge(`${route.endpoint.id}:${who}`, headers),
    failed: ({ address, headers }: Charged): void => failures.charge(address, headers),
    /** Throws if the address has presented too many invalid credentials. Charges nothing. */
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

type Bucket = { tokens: number; filledAtMs: number }
type BurstRules = { perSecond: number; size: number }

/** Limits the memory of all buckets to about 10 MB. */
const bucketsMax = 50_000

/**
 * Creates a token bucket per key. A bucket holds at most `size` tokens and regains `perSecond`.
 * Each process has its own buckets, so a caller who reaches n instances gets n times the rate. We
 * wrote this code because npm's rate limiters are middleware and cannot charge between two checks.
 */
export function createBuckets(rules: BurstRules, clock: Clock) {
  const buckets = new Map<string, Bucket>()
  const tokensOf = (key: string, nowMs: number) => {
    const bucket = buckets.get(key) ?? { tokens: rules.size, filledAtMs: nowMs }
    const gained = (Math.max(0, nowMs - bucket.filledAtMs) / 1000) * rules.perSecond
    return Math.min(rules.size, bucket.tokens + gained)
  }
  const refuseBelow = (cost: number, tokens: number, headers: Record<string, string>) => {
    if (tokens >= cost) return
    const retryAfterSeconds = Math.max(1, Math.ceil((cost - tokens) / rules.perSecond))
    Object.assign(headers, rateLimitHeaders(rules, retryAfterSeconds))
    const detail = 'Too many requests in a short time.'
    throw problem('TOO_MANY_REQUESTS', { detail, retryAfterSeconds })
  }
  return {
    /** Takes tokens. If too few are left, adds the rate to `headers` and throws 429. */
    charge(key: string, headers: Record<string, string>, wanted = 1): void {
      const cost = Math.min(wanted, rules.size)
      const nowMs = clock.now().getTime()
      const tokens = tokensOf(key, nowMs)
      // A Map keeps the order of insertion, so its first key has been idle the longest.
      buckets.delete(key)
      buckets.set(key, { tokens: tokens >= cost ? tokens - cost : tokens, filledAtMs: nowMs })
      if (buckets.size > bucketsMax) buckets.delete(buckets.keys().next().value ?? key)
      refuseBelow(cost, tokens, headers)
    },
    /** Throws the same error as `charge`, but takes no token. */
    requireToken(key: string, headers: Record<string, string>): void {
      refuseBelow(1, tokensOf(key, clock.now().getTime()), headers)
    },
  }
}

/** The headers of draft-ietf-httpapi-ratelimit-headers for an empty bucket. */
function rateLimitHeaders(rules: BurstRules, retryAfterSeconds: number): Record<string, string> {
  const windowSeconds = Math.max(1, Math.ceil(rules.size / rules.perSecond))
  return {
    'RateLimit-Policy': `"burst";q=${rules.size};w=${windowSeconds}`,
    RateLimit: `"burst";r=0;t=${retryAfterSeconds}`,
  }
}
