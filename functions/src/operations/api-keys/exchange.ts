import type { Handler } from '../../contract/handlers.ts'
import { apiKeyHash, apiKeyIdOf, isApiKey } from '../../domain/access/api-key.ts'
import { apiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Log } from '../../ports/log.ts'
import type { TokenIssuer } from '../../ports/sign-in.ts'
import type { Store } from '../../ports/store.ts'
import { findApiKey } from '../authentication/find-api-key.ts'

type Deps = { store: Store; clock: Clock; log: Log; tokenIssuer: TokenIssuer }

/**
 * `POST /v1/auth/exchange-token`: an identity token of one hour for a key. Never from a cache: a
 * revoked key gets no token even within the 10 s in which it may still be let in elsewhere. 401 for
 * every reason, in the same words but for a banned account: its key is valid, so no guess learns
 * from it, and who holds it must know that no other key will do.
 */
export function exchangeApiKey(deps: Deps): Handler<'apiKeys.exchange'> {
  return async (call) => {
    const { requestId, signal, request } = call
    const context = { requestId, signal, requireTries: request.requireTries }
    const key = request.header('x-enterprise-token') ?? ''
    // Not the address, which others share: whoever made this key up has no tries left soon.
    if (isApiKey(key)) request.charge(apiKeyIdOf(apiKeyHash(key)))
    const record = await findApiKey(deps, key, undefined, context)
    if (!record)
      throw problem('UNAUTHENTICATED', 'This needs a valid enterprise token in X-Enterprise-Token.')
    if (record.account.banned)
      throw problem('UNAUTHENTICATED', 'The account of this enterprise token is suspended.')
    const { apiKeyId, apiKey } = record
    const subject = { uid: apiKeyPrincipal(apiKey.accountId), apiKeyId }
    const { idToken, expiresInSeconds, expiresAt } = await deps.tokenIssuer.issue(subject, context)
    return {
      status: 200,
      body: {
        idToken,
        tokenType: 'Bearer',
        expiresIn: expiresInSeconds,
        expiresAt: expiresAt.toISOString(),
      },
    }
  }
}
