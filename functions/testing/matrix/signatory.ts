import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import {
  firebaseIssuer,
  firebaseProvider,
  type IdentityProvider,
} from '../../src/adapters/firebase-auth/identity-verifier.ts'
import type { TokenIssuer } from '../../src/ports/callers.ts'
import { forgedTokens } from './forged-tokens.ts'

const projectId = 'demo-matrix'
const own: JWTPayload = { iss: firebaseIssuer(projectId), aud: projectId }
const lifetimeSeconds = 3600

/** An identity provider with its own key. The service's real verification accepts its tokens. */
export type Signatory = {
  provider: IdentityProvider
  tokenIssuer: TokenIssuer
  tokenOf(uid: string, claims?: JWTPayload): Promise<string>
  /** Invalid tokens for a user. The key of each map entry says why the token is invalid. */
  worthlessTokensOf(uid: string): Promise<Map<string, string>>
  close(): Promise<void>
}

/** The keys of this provider and of a stranger. Key creation is slow, so tests share them. */
let made: ReturnType<typeof makeKeys> | undefined
const makeKeys = () => Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])

export async function signatory(): Promise<Signatory> {
  made ??= makeKeys()
  const [keys, strangers] = await made
  const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }] }
  const server = createServer((_request, response) => response.end(JSON.stringify(jwks)))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const sign = (claims: JWTPayload, expires = '1h', key = keys.privateKey) =>
    new SignJWT({ ...own, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key)
  return {
    provider: { ...firebaseProvider(projectId), jwksUrl },
    tokenIssuer: {
      issue: async ({ uid, apiKeyId }) => ({
        idToken: await sign({ sub: uid, apiKeyId }),
        expiresInSeconds: lifetimeSeconds,
        expiresAt: new Date(Date.now() + lifetimeSeconds * 1000),
      }),
    },
    tokenOf: (sub, claims) => sign({ sub, email: `${sub}@example.org`, ...claims }),
    async worthlessTokensOf(sub) {
      const elsewhere = { sub, iss: firebaseIssuer('other'), aud: 'other' }
      return new Map([
        ['malformed', 'a.b.c'],
        ['expired', await sign({ sub }, '-1m')],
        ['of another project', await sign(elsewhere)],
        ['signed with an unknown key', await sign({ sub }, '1h', strangers.privateKey)],
        ['unsigned', new UnsecuredJWT({ ...own, sub }).setExpirationTime('1h').encode()],
        ...(await forgedTokens({ keys, strangers, claims: { ...own, sub } })),
      ])
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
