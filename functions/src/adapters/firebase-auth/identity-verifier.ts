import { createHash } from 'node:crypto'
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  type JWTPayload,
  jwtVerify,
  UnsecuredJWT,
} from 'jose'
import { userId } from '../../contract/schemas/common.ts'
import type { Identity, IdentityVerifier } from '../../ports/callers.ts'
import { Unavailable } from '../../ports/context.ts'
import { isTokenFault } from './token-fault.ts'

/** The issuer and audience of an identity provider's tokens, and the URL of its keys. */
export type IdentityProvider = { issuer: string; audience: string; jwksUrl: string }

/** The `iss` claim in identity tokens of a Firebase project. */
export function firebaseIssuer(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`
}

/** Follows the rules of https://firebase.google.com/docs/auth/admin/verify-id-tokens. */
export function firebaseProvider(projectId: string): IdentityProvider {
  return {
    issuer: firebaseIssuer(projectId),
    audience: projectId,
    jwksUrl:
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  }
}

type Settings = {
  /** The provider of our uids. API keys can be exchanged only for this provider's tokens. */
  primary: IdentityProvider
  others: readonly IdentityProvider[]
  /** The `demo-` project for which unsigned tokens of the Auth emulator are accepted. */
  unsignedTokensOf?: string | undefined
}

type Keys = ReturnType<typeof createRemoteJWKSet>

/** Algorithms without a shared secret, so that nobody can sign with a public key as the secret. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA']
const requiredClaims = ['sub', 'exp', 'iat']
const keyFetchTimeoutMs = 5000
const keysKeptMs = 3_600_000

/** Verifies tokens of several providers. Throws if a real project would accept unsigned tokens. */
export function identityVerifier(settings: Settings): IdentityVerifier {
  const { primary, others, unsignedTokensOf } = settings
  if (unsignedTokensOf !== undefined && !unsignedTokensOf.startsWith('demo-'))
    throw new Error('only demo- projects may accept unsigned tokens')
  // The emulator does not sign, and the real provider's keys do not apply to it.
  const signing = unsignedTokensOf === undefined ? [primary, ...others] : others
  const known = signing.map((provider) => ({
    provider,
    keys: remoteKeys(provider),
    toIdentity: provider === primary ? ownIdentity : foreignIdentity,
  }))
  return {
    async verify(token) {
      const unverified = inspect(token)
      if (!unverified) return undefined
      if (unverified.algorithm === 'none')
        return unsignedTokensOf === undefined ? undefined : unsigned(token, unsignedTokensOf)
      for (const { provider, keys, toIdentity } of known) {
        if (provider.issuer !== unverified.issuer) continue
        const payload = await signed(token, provider, keys)
        if (payload) return toIdentity(payload)
      }
      return undefined
    },
  }
}

function remoteKeys(provider: IdentityProvider): Keys {
  return createRemoteJWKSet(new URL(provider.jwksUrl), {
    timeoutDuration: keyFetchTimeoutMs,
    cacheMaxAge: keysKeptMs,
  })
}

/** Reads a token before its verification, to choose the keys for the verification. */
function inspect(token: string) {
  try {
    return { algorithm: decodeProtectedHeader(token).alg, issuer: decodeJwt(token).iss }
  } catch {
    return undefined
  }
}

async function signed(token: string, { issuer, audience }: IdentityProvider, keys: Keys) {
  const options = { issuer, audience, algorithms, requiredClaims }
  try {
    return (await jwtVerify(token, keys, options)).payload
  } catch (error) {
    if (isTokenFault(error)) return undefined
    throw new Unavailable('identity provider', error)
  }
}

function unsigned(token: string, projectId: string): Identity | undefined {
  const issuer = firebaseIssuer(projectId)
  try {
    const { payload } = UnsecuredJWT.decode(token, { issuer, audience: projectId, requiredClaims })
    return ownIdentity(payload)
  } catch {
    return undefined
  }
}

function ownIdentity(payload: JWTPayload): Identity | undefined {
  const { sub, apiKeyId } = payload
  // Apps choose uids for custom tokens. Some name no document, and operators could not ban others.
  const { data: uid } = userId.safeParse(sub)
  if (uid === undefined) return undefined
  const signedInAt = isAnonymous(payload) ? null : signInOf(payload)
  const identity = { uid, ...addressOf(payload), apiKeyId: text(apiKeyId), signedInAt }
  return hasSecondFactor(payload) ? { ...identity, hasSecondFactor: true } : identity
}

/** The claims of https://cloud.google.com/identity-platform/docs/blocking-functions. */
function hasSecondFactor({ firebase }: JWTPayload): boolean {
  const { sign_in_second_factor: factor } = Object(firebase) as { sign_in_second_factor?: unknown }
  return text(factor) !== null
}

/** Reads `sign_in_provider`: https://firebase.google.com/docs/auth/admin/verify-id-tokens. */
function isAnonymous({ firebase }: JWTPayload): boolean {
  const { sign_in_provider: provider } = Object(firebase) as { sign_in_provider?: unknown }
  return provider === 'anonymous'
}

/** When the user signed in. `auth_time` is in seconds (OpenID Connect Core 1.0, section 2). */
function signInOf({ auth_time: seconds }: JWTPayload): Date | null {
  return typeof seconds === 'number' && Number.isFinite(seconds) ? new Date(seconds * 1000) : null
}

/**
 * Derives the uid from issuer and subject. A subject alone could equal a uid of Firebase Auth or of
 * an enterprise. Tokens of other providers never count as API keys (docs/decisions/0062).
 */
function foreignIdentity(payload: JWTPayload): Identity | undefined {
  const { iss } = payload
  // jose does not check that the subject is a text.
  const sub = text(payload.sub)
  if (sub === null) return undefined
  const derived = createHash('sha256').update(`${iss}\n${sub}`).digest('base64url')
  const signedInAt = signInOf(payload)
  return { uid: `oidc_${derived}`, ...addressOf(payload), apiKeyId: null, signedInAt }
}

/** The claims are those of OpenID Connect Core 1.0, section 5.1. */
function addressOf({ email, email_verified: verified }: JWTPayload) {
  return { email: text(email), emailVerified: verified === true }
}

function text(claim: unknown): string | null {
  return typeof claim === 'string' && claim !== '' ? claim : null
}
