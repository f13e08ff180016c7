import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { limits } from '../../contract/limits.ts'
import { type Clock, Unavailable } from '../../ports/context.ts'
import type { JwtVerifier } from '../../ports/secrets.ts'

const toleranceSeconds = limits.webhook.signatureToleranceSeconds

type Settings = { jwksUrl: string | undefined; audience: string | undefined }

/**
 * Verifies RS256 tokens with the provider's published keys (dynamic webhooks in
 * https://ai.google.dev/gemini-api/docs/webhooks). Rejects all tokens if a setting is missing.
 * Checks no issuer, because the provider documents none. Its keys sign for no other service, and
 * the audience is this deployment.
 */
export function providerJwtVerifier({ jwksUrl, audience }: Settings, clock: Clock): JwtVerifier {
  if (!jwksUrl || !audience) return { verify: async () => undefined }
  const keys = createRemoteJWKSet(new URL(jwksUrl))
  return {
    async verify(token) {
      const now = clock.now()
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms: ['RS256'],
          audience,
          requiredClaims: ['iat'],
          clockTolerance: toleranceSeconds,
          currentDate: now,
        })
        const ageSeconds = Math.abs(now.getTime() / 1000 - (payload.iat ?? 0))
        return ageSeconds <= toleranceSeconds ? payload : undefined
      } catch (error) {
        if (isForged(error)) return undefined
        throw new Unavailable('provider-keys', error)
      }
    },
  }
}

/** True if the token is invalid. False if the keys could not be fetched. */
function isForged(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  )
}
