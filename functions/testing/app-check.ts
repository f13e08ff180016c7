import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { listen } from './listen.ts'

const issuer = 'https://firebaseappcheck.googleapis.com'

/** App Check's claims for an app of a project: both its number and its id are the audience. */
export function appCheckClaims(projectId: string, number = '1234'): JWTPayload {
  const aud = [`projects/${number}`, `projects/${projectId}`]
  return { iss: `${issuer}/${number}`, aud, sub: `1:${number}:web:5678` }
}

/** Serves the keys of an App Check of its own, which signs tokens with and without these keys. */
export async function startAppCheck() {
  const [keys, strangers] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }] }
  let fetched = 0
  const server = createServer((_request, response) => {
    fetched += 1
    response.end(JSON.stringify(jwks))
  })
  const sign = (claims: JWTPayload, expires = '1h', key = keys.privateKey, typ = 'JWT') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key)
  return {
    jwksUrl: await listen(server),
    fetched: () => fetched,
    sign,
    /** Tokens that no service of the project may accept. The key of each says why. */
    async worthless(projectId: string): Promise<Map<string, string>> {
      const own = appCheckClaims(projectId)
      const { sub: _sub, ...nobody } = own
      const signatory = `${await sign(own)}`.split('.').slice(0, 2).join('.')
      return new Map([
        ['malformed', 'a.b.c'],
        ['expired', await sign(own, '-1m')],
        ['of another project', await sign(appCheckClaims('other', '99'))],
        ['of an issuer with another number', await sign({ ...own, iss: `${issuer}/99` })],
        ['of another issuer', await sign({ ...own, iss: 'https://attacker.example/1234' })],
        ['without an app', await sign(nobody)],
        ['of another type', await sign(own, '1h', keys.privateKey, 'at+jwt')],
        ['signed with an unknown key', await sign(own, '1h', strangers.privateKey)],
        ['without its signature', `${signatory}.`],
        ['unsigned', new UnsecuredJWT(own).setExpirationTime('1h').encode()],
      ])
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
