import { hash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { limits } from '../../contract/limits.ts'
import type { Clock } from '../../ports/context.ts'

type Verifier<Verified> = { verify(token: string): Promise<Verified | undefined> }

/** The maximum number of tokens, to limit memory. A further token replaces the oldest token. */
const tokensMax = 10_000

/**
 * Remembers verified tokens by their hashes for `seconds`, at most 10 s and never after their
 * expiry, because checking a signature takes a fifth of the processor time of a read. Does not
 * delay a ban or a revocation, which the caller's record tells.
 */
export function rememberingVerifier<Verified extends object | string>(
  verifier: Verifier<Verified>,
  clock: Clock,
  seconds = Number.POSITIVE_INFINITY,
): Verifier<Verified> {
  const keptMs = Math.min(seconds, limits.request.callerCacheSeconds) * 1000
  const known = new Map<string, { verified: Verified; untilMs: number }>()
  return {
    async verify(token) {
      const key = hash('sha256', token, 'base64')
      const nowMs = clock.now().getTime()
      const entry = known.get(key)
      if (entry && nowMs < entry.untilMs) return entry.verified
      known.delete(key)
      const verified = await verifier.verify(token)
      if (!verified) return undefined
      const { exp = 0 } = decodeJwt(token)
      known.set(key, { verified, untilMs: Math.min(nowMs + keptMs, exp * 1000) })
      const oldest = known.keys().next().value
      if (known.size > tokensMax && oldest !== undefined) known.delete(oldest)
      return verified
    },
  }
}
