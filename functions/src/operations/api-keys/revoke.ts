import { z } from 'zod'
import { apiKeySets, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { ids, times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { idParams, time } from '../../contract/schemas/common.ts'
import { recordEnd } from '../../domain/access/api-key-set.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { entriesOf } from './account-keys.ts'

const revokedApiKey = z.object({
  id: z.string().describe('The id of the key.'),
  status: z.literal('revoked').describe('Always `revoked`.'),
  revokedAt: time.describe('When the key stops working.'),
})

export const revokeApiKey = endpoint({
  id: 'apiKeys.revoke',
  route: { method: 'DELETE', path: '/v1/tokens/{id}', credential: 'identity|key', access: 'owner' },
  summary: 'Revoke an API key',
  description: [
    `The key and the identity tokens issued for it stop working within ${limits.request.callerCacheSeconds} seconds.`,
    'Repeating the call returns the same answer.',
  ],
  params: idParams,
  output: { 200: revokedApiKey },
  problems: ['NOT_FOUND'],
  examples: {
    params: { id: ids.apiKey },
    output: { 200: { id: ids.apiKey, status: 'revoked', revokedAt: times.later } },
  },

  /** Revokes a key. No route accepts the key after 10 s. A repeated call has the same response. */
  async handler(call, { store, clock }) {
    const { accountId } = call.caller
    const { id } = call.input
    const apiKeyRef = ref(apiKeys, id)
    const setRef = ref(apiKeySets, accountId)
    const revokedAt = await store.transaction(async (database) => {
      const now = clock.now()
      const [apiKey, set] = await database.getAll(apiKeyRef, setRef)
      if (apiKey?.accountId !== accountId) throw problem('NOT_FOUND')
      if (apiKey.revokedAt) return apiKey.revokedAt
      database.update(apiKeyRef, { ...apiKey, revokedAt: now, expiresAt: recordEnd(now) })
      const entries = entriesOf(set, now).filter((entry) => entry.id !== id)
      database.put(setRef, set, { entries })
      return now
    }, call.signal)
    return { status: 200, body: { id, status: 'revoked', revokedAt: revokedAt.toISOString() } }
  },
})
