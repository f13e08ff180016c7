import type { Auth } from 'firebase-admin/auth'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { TokenIssuer } from '../../ports/callers.ts'
import { unavailable, untilAborted } from '../until-aborted.ts'

type Settings = {
  auth: () => Promise<Pick<Auth, 'createCustomToken'>>
  /** The project's web API key. Every client must send this key, so it is not secret. */
  apiKey: string
  /** The URL of the Identity Toolkit. The emulator has another URL. */
  baseUrl?: string | undefined
}

const googleBaseUrl = 'https://identitytoolkit.googleapis.com'
const part = 'sign-in'
/** A limit below the route's 15 s limit, so that the route can report an unavailable provider. */
const timeoutMs = 8000

/** Ignores the refresh token, which would stay valid long after the API key is revoked. */
const signedIn = z.object({ idToken: z.string(), expiresIn: z.coerce.number().int().positive() })
const claims = z.object({ exp: z.number() })

/**
 * The Admin SDK signs a custom token. The provider exchanges the custom token for an identity
 * token: https://docs.cloud.google.com/identity-platform/docs/use-rest-api.
 */
export function firebaseTokenIssuer({ auth, apiKey, baseUrl }: Settings): TokenIssuer {
  const url = new URL(`${baseUrl ?? googleBaseUrl}/v1/accounts:signInWithCustomToken`)
  url.searchParams.set('key', apiKey)
  return {
    async issue({ uid, apiKeyId }, context) {
      const signal = AbortSignal.any([context.signal, AbortSignal.timeout(timeoutMs)])
      const customToken = auth().then((admin) => admin.createCustomToken(uid, { apiKeyId }))
      const answer = customToken
        .then((token) => signIn(url, token, signal))
        .catch(unavailable(part))
      const { idToken, expiresIn } = await untilAborted(answer, signal, part)
      const { exp } = claims.parse(decodeJwt(idToken))
      return { idToken, expiresInSeconds: expiresIn, expiresAt: new Date(exp * 1000) }
    },
  }
}

async function signIn(url: URL, token: string, signal: AbortSignal) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
    signal,
  })
  // The error omits the body, which could repeat the token.
  if (!response.ok) throw new Error(`the provider answered ${response.status}`)
  return signedIn.parse(await response.json())
}
