import { type Problem, problem } from '../domain/problem.ts'
import type { Clock } from '../ports/context.ts'

type Bucket = { tokens: number; filledAtMs: number }
export type BurstRules = { perSecond: number; size: number }

/** Limits the memory to about 10 MB. */
const bucketsMax = 50_000

/**
 * Creates token buckets by key: a request takes one token, `perSecond` tokens return, and a bucket
 * holds at most `size`. They live in this process, so a caller who reaches n instances gets n times
 * the rate. They protect an instance from floods; the daily quota counts exactly.
 * By hand, because known rate limiters are middleware and cannot charge between two checks.
 */
export function createBuckets(rules: BurstRules, clock: Clock) {
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
    /** Takes a token. Throws 429 if none is left, and adds the rate to `headers`. */
    charge(key: string, headers: Record<string, string>): void {
      const nowMs = clock.now().getTime()
      const tokens = tokensOf(key, nowMs)
      // A Map keeps the order of insertion, so its first key has been idle the longest.
      buckets.delete(key)
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, filledAtMs: nowMs })
      if (buckets.size > bucketsMax) buckets.delete(buckets.keys().next().value ?? key)
      refuseBelowOne(tokens, headers)
    },
    /** Throws like `charge`, but takes no token. */
    requireToken(key: string, headers: Record<string, string>): void {
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

/** The headers of draft-ietf-httpapi-ratelimit-headers for an empty bucket. */
function rateLimitHeaders(rules: BurstRules, retryAfterSeconds: number): Record<string, string> {
  const windowSeconds = Math.max(1, Math.ceil(rules.size / rules.perSecond))
  return {
    'RateLimit-Policy': `"burst";q=${rules.size};w=${windowSeconds}`,
    RateLimit: `"burst";r=0;t=${retryAfterSeconds}`,
  }
}
