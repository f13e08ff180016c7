import { z } from 'zod'
import { scopesOfKey } from '../../contract/schemas/api-key.ts'
import { time } from '../../contract/schemas/common.ts'
import { apiKeyHash, apiKeyIdOf, isApiKey } from '../../domain/access/api-key.ts'
import { apiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { scopesOf } from '../../domain/access/scopes.ts'
import { problem } from '../../domain/problem.ts'
import { findApiKey } from '../authentication/find-api-key.ts'
import { endpoint } from '../endpoint.ts'

const exchangedToken = z.object({
  idToken: z.string().describe('An identity token that acts as the key.'),
  tokenType: z.literal('Bearer').describe('Always `Bearer`.'),
  expiresIn: z.int().positive().describe('Seconds.'),
  expiresAt: time.describe('When the identity token expires.'),
  scopes: scopesOfKey,
})

export const exchangeApiKey = endpoint({
  id: 'apiKeys.exchange',
  route: {
    method: 'POST',
    path: '/v1/auth/exchange-token',
    credential: 'none',
    deadlineSeconds: 15,
  },
  summary: 'Exchange an enterprise token for an identity token of one hour',
  description: [
    'The identity token opens the paths that accept no API key.',
    'There is no refresh token: exchange the key again when the identity token expires.',
  ],
  headers: [{ name: 'X-Enterprise-Token', description: 'The raw pk_ent_ token.', required: true }],
  checksCredential: true,
  output: { 200: exchangedToken },
  problems: ['UNAUTHENTICATED'],
  examples: {
    output: {
      200: {
        idToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJlbnQ6YWRhIn0.c2lnbmF0dXJl',
        tokenType: 'Bearer',
        expiresIn: 3600,
        expiresAt: '2026-11-20T10:30:00.000Z',
        scopes: ['read', 'analyse', 'manage'],
      },
    },
  },

  /**
   * Never reads a cache, so a revoked key gets no token, although other routes may accept the key
   * for 10 s. Every refusal is a 401 with the same message, except for a banned account. Only the
   * holder of a valid key can get the message about the ban.
   */
  async handler(call, ports) {
    const { requestId, signal, request } = call
    const context = { requestId, signal, requireTries: request.requireTries }
    const key = request.header('x-enterprise-token') ?? ''
    // Counts calls per key, because callers may share an address. Limits tries of a wrong key.
    if (isApiKey(key)) request.charge(apiKeyIdOf(apiKeyHash(key)))
    const record = await findApiKey(ports, key, undefined, context)
    if (!record)
      throw problem('UNAUTHENTICATED', 'This needs a valid enterprise token in X-Enterprise-Token.')
    if (record.account.banned)
      throw problem('UNAUTHENTICATED', 'The account of this enterprise token is suspended.')
    const { apiKeyId, apiKey } = record
    const subject = { uid: apiKeyPrincipal(apiKey.accountId), apiKeyId }
    const token = await ports.tokenIssuer.issue(subject, context)
    const { idToken, expiresInSeconds: expiresIn } = token
    const expiresAt = token.expiresAt.toISOString()
    const scopes = scopesOf(apiKey)
    return { status: 200, body: { idToken, tokenType: 'Bearer', expiresIn, expiresAt, scopes } }
  },
})
