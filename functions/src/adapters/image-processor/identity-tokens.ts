import * as metadata from 'gcp-metadata'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../ports/clock.ts'

export type IdentityTokens = {
  /** A token that is good for the call about to be made. */
  get(): Promise<string>
  /** Drops the token, after the other side has refused it. */
  forget(): void
}

type HeldToken = { token: string; expiresAtSeconds: number }

/** A token that ends while its request is under way would be refused. */
const renewBeforeExpirySeconds = 60

const claimsSchema = z.object({ exp: z.number() })

/**
 * Identity tokens of this service's own account, from the metadata server. Each is kept until
 * shortly before it expires. Calls at the same time share one request.
 */
export function metadataIdentityTokens(audience: string, clock: Clock): IdentityTokens {
  let held: HeldToken | undefined
  let pending: Promise<HeldToken> | undefined

  return {
    async get() {
      const nowSeconds = clock.now().getTime() / 1000
      if (held && held.expiresAtSeconds - renewBeforeExpirySeconds > nowSeconds) return held.token
      pending ??= requestToken(audience).finally(() => {
        pending = undefined
      })
      held = await pending
      return held.token
    },
    forget() {
      held = undefined
    },
  }
}

async function requestToken(audience: string): Promise<HeldToken> {
  const token = z.string().parse(
    await metadata.instance({
      property: 'service-accounts/default/identity',
      params: { audience, format: 'full' },
    }),
  )
  return { token, expiresAtSeconds: claimsSchema.parse(decodeJwt(token)).exp }
}
