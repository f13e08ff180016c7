import * as metadata from 'gcp-metadata'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../ports/context.ts'

export type IdentityTokens = {
  /** Returns a token that stays valid during the next call. */
  get(): Promise<string>
  /** Removes the token from the cache after the image processor has rejected it. */
  forget(): void
}

type CachedToken = { token: string; expiresAtSeconds: number }

/** How early a token is renewed before its expiry, so that it does not expire during a request. */
const renewBeforeExpirySeconds = 60

const claimsSchema = z.object({ exp: z.number() })

/**
 * Gets tokens of the service account from the metadata server. Caches each token until shortly
 * before its expiry. Concurrent calls share one request.
 */
export function metadataIdentityTokens(audience: string, clock: Clock): IdentityTokens {
  let cached: CachedToken | undefined
  let pending: Promise<CachedToken> | undefined

  return {
    async get() {
      const nowSeconds = clock.now().getTime() / 1000
      if (cached && cached.expiresAtSeconds - renewBeforeExpirySeconds > nowSeconds)
        return cached.token
      pending ??= requestToken(audience).finally(() => {
        pending = undefined
      })
      cached = await pending
      return cached.token
    },
    forget() {
      cached = undefined
    },
  }
}

async function requestToken(audience: string): Promise<CachedToken> {
  const token = z.string().parse(
    await metadata.instance({
      property: 'service-accounts/default/identity',
      params: { audience, format: 'full' },
    }),
  )
  return { token, expiresAtSeconds: claimsSchema.parse(decodeJwt(token)).exp }
}
