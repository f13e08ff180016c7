import { hash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { limits } from '../../contract/limits.ts'
import type { Identity, IdentityVerifier } from '../../ports/callers.ts'
import type { Clock } from '../../ports/context.ts'

/** The maximum number of tokens, to limit memory. A further token replaces the oldest token. */
const tokensMax = 10_000

/**
 * Remembers verified tokens by their hashes for `seconds`, at most 10 s and never after their
 * expiry, because checking a signature takes a fifth of the processor time of a read. Does not
 * delay a ban or a revocation, which the caller's record tells.
 */
export function rememberingVerifier(
  verifier: IdentityVerifier,
  clock: Clock,
  seconds = Number.POSITIVE_INFINITY,
): IdentityVerifier {
  const keptMs = Math.min(seconds, limits.request.callerCacheSeconds) * 1000
  const known = new Map<string, { identity: Identity; untilMs: number }>()
  return {
    async verify(token) {
      const key = hash('sha256', token, 'base64')
      const nowMs = clock.now().getTime()
      const entry = known.get(key)
      if (entry && nowMs < entry.untilMs) return entry.identity
      known.delete(key)
      const identity = await verifier.verify(token)
      if (!identity) return undefined
      const { exp = 0 } = decodeJwt(token)
      known.set(key, { identity, untilMs: Math.min(nowMs + keptMs, exp * 1000) })
      const oldest = known.keys().next().value
      if (known.size > tokensMax && oldest !== undefined) known.delete(oldest)
      return identity
    },
  }
}
