import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import { Unavailable } from '../../ports/context.ts'
import { isTokenFault } from './token-fault.ts'

const service = 'https://firebaseappcheck.googleapis.com'
const keyFetchTimeoutMs = 5000
const keysKeptMs = 3_600_000

/**
 * Verifies App Check tokens of a project. `verify` returns the id of the app that got the token, or
 * undefined for an invalid token. Throws `Unavailable` if no keys can be fetched. The claims are in
 * https://firebase.google.com/docs/reference/admin/node/firebase-admin.app-check.decodedappchecktoken
 */
export function appCheckVerifier(projectId: string, jwksUrl = `${service}/v1/jwks`) {
  const timing = { timeoutDuration: keyFetchTimeoutMs, cacheMaxAge: keysKeptMs }
  const keys = createRemoteJWKSet(new URL(jwksUrl), timing)
  const rules = {
    algorithms: ['RS256'],
    typ: 'JWT',
    audience: `projects/${projectId}`,
    requiredClaims: ['exp'],
  }
  return {
    async verify(token: string): Promise<string | undefined> {
      try {
        const { payload } = await jwtVerify(token, keys, rules)
        return isIssued(payload) ? payload.sub : undefined
      } catch (error) {
        if (isTokenFault(error)) return undefined
        throw new Unavailable('App Check', error)
      }
    },
  }
}

/** The issuer and the audience name the same project number, which no setting holds. */
function isIssued({ iss = '', aud = [] }: JWTPayload): boolean {
  const [, number] = /^https:\/\/firebaseappcheck\.googleapis\.com\/(\d+)$/.exec(iss) ?? []
  return number !== undefined && aud.includes(`projects/${number}`)
}
