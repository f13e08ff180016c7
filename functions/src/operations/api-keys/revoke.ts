import { apiKeySets, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import type { Handler } from '../../contract/handlers.ts'
import { recordEnd } from '../../domain/access/api-key-set.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'
import { entriesOf, replaceEntries } from './account-api-keys.ts'

/** `DELETE /v1/tokens/{id}`: the key works nowhere after 10 s; a second time answers the same. */
export function revokeApiKey(deps: { store: Store; clock: Clock }): Handler<'apiKeys.revoke'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id } = call.input
    const apiKeyRef = ref(apiKeys, id)
    const setRef = ref(apiKeySets, accountId)
    const revokedAt = await deps.store.transaction(async (database) => {
      const now = deps.clock.now()
      const [apiKey, set] = await database.getAll(apiKeyRef, setRef)
      if (apiKey?.accountId !== accountId) throw problem('NOT_FOUND')
      if (apiKey.revokedAt) return apiKey.revokedAt
      database.update(apiKeyRef, { ...apiKey, revokedAt: now, expiresAt: recordEnd(now) })
      const others = entriesOf(set, now).filter((entry) => entry.id !== id)
      replaceEntries(database, setRef, set, others)
      return now
    }, call.signal)
    return { status: 200, body: { id, status: 'revoked', revokedAt: revokedAt.toISOString() } }
  }
}
