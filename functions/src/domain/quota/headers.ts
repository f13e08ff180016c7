import { secondsUntil } from '../time.ts'
import type { QuotaState } from './quota.ts'

/** The headers of draft-ietf-httpapi-ratelimit-headers for the daily quota. */
export function quotaHeaders(
  state: Pick<QuotaState, 'limit' | 'remaining' | 'resetsAt'>,
  now: Date,
): Record<string, string> {
  return {
    'RateLimit-Policy': `"daily";q=${state.limit};w=86400`,
    RateLimit: `"daily";r=${state.remaining};t=${secondsUntil(state.resetsAt, now)}`,
  }
}
