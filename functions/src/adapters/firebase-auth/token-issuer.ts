import type { Auth } from 'firebase-admin/auth'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { TokenIssuer } from '../../ports/callers.ts'
import { unavailable, untilAborted } from '../until-aborted.ts'

type Settings = {
  auth: () => Promise<Pick<Auth, 'createCustomToken'>>
  /** The project's web API key, which every client must send. It is no secret. */
  apiKey: string
  /** The address of the Identity Toolkit, which differs for the emulator. */
  baseUrl?: string | undefined
}

const googleBaseUrl = 'https://identitytoolkit.googleapis.com'
const part = 'sign-in'
/** The exchange has 15 s in all, and needs the remaining time to report an unavailable provider. */
const timeoutMs = 8000

/** The refresh token is not read, because it would long outlast the revocation of the key. */
const signedIn = z.object({ idToken: z.string(), expiresIn: z.coerce.number().int().positive() })
const claims = z.object({ exp: z.number() })

/**
 * The Admin SDK signs a custom token, and the provider exchanges it ("Exchange custom token"):
 * https://docs.cloud.google.com/identity-platform/docs/use-rest-api.
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
