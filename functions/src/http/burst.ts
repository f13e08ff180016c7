import { type Problem, problem } from '../domain/problem.ts'
import type { Clock } from '../ports/context.ts'

type Bucket = { tokens: number; filledAtMs: number }
export type BurstRules = { perSecond: number; size: number }

/** About 10 MB of memory at most, whoever calls. */
const bucketsMax = 50_000

/**
 * Token buckets by key: each request takes one token, `perSecond` come back, `size` is the most
 * that one bucket holds. They live in this process, so a caller who reaches n instances gets n
 * times the rate. They protect an instance from floods; the daily quota is what counts exactly.
 */
export type Buckets = {
  /** Takes a token of this key. Throws 429 where none is left, with the rate added to `headers`. */
  charge(key: string, headers: Record<string, string>): void
  /** Throws as `charge` does, and takes nothing. */
  requireToken(key: string, headers: Record<string, string>): void
}

/** By hand: known limiters are middleware over windows; this charges tokens between two checks. */
export function createBuckets(rules: BurstRules, clock: Clock): Buckets {
  const buckets = new Map<string, Bucket>()
  const tokensOf = (key: string, nowMs: number) => {
    const bucket = buckets.get(key) ?? { tokens: rules.size, filledAtMs: nowMs }
    const gained = (Math.max(0, nowMs - bucket.filledAtMs) / 1000) * rules.perSecond
    return Math.min(rules.size, bucket.tokens + gained)
  }
  const refuseBelowOne = (tokens: number, headers: Record<string, string>) => {
    if (tokens >= 1) return
    const retryAfterSeconds = Math.max(1, Math.ceil((1 - tokens) / rules.perSecond))
    Object.assign(headers, rateLimitHeaders(rules, retryAfterSeconds))
    throw tooManyRequests(retryAfterSeconds)
  }
  return {
    charge(key, headers) {
      const nowMs = clock.now().getTime()
      const tokens = tokensOf(key, nowMs)
      // A Map keeps the order of insertion, so the first key is the one that was idle for longest.
      buckets.delete(key)
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, filledAtMs: nowMs })
      if (buckets.size > bucketsMax) buckets.delete(buckets.keys().next().value ?? key)
      refuseBelowOne(tokens, headers)
    },
    requireToken(key, headers) {
      refuseBelowOne(tokensOf(key, clock.now().getTime()), headers)
    },
  }
}

function tooManyRequests(retryAfterSeconds: number): Problem {
  return problem('TOO_MANY_REQUESTS', {
    detail: 'Too many requests in a short time.',
    retryAfterSeconds,
  })
}

/** As draft-ietf-httpapi-ratelimit-headers has them, for an empty bucket. */
function rateLimitHeaders(rules: BurstRules, retryAfterSeconds: number): Record<string, string> {
  const windowSeconds = Math.max(1, Math.ceil(rules.size / rules.perSecond))
  return {
    'RateLimit-Policy': `"burst";q=${rules.size};w=${windowSeconds}`,
    RateLimit: `"burst";r=0;t=${retryAfterSeconds}`,
  }
}
