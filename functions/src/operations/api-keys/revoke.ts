import { z } from 'zod'
import { apiKeySets, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { ids, times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { madeByKey } from '../../contract/schemas/api-key.ts'
import { idParams, time } from '../../contract/schemas/common.ts'
import { lineOf, recordEnd } from '../../domain/access/api-key-set.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { entriesOf } from './account-keys.ts'
import { madeByKeyExample } from './examples.ts'
import { openInvitationsOf, stillMadeBy } from './made-by-key.ts'

const revokedApiKey = madeByKey.extend({
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
    'The service cancels the open invitations that the key created.',
    'The answer lists what else the key created, also before rotations, and what still works.',
    'Repeating the call changes nothing.',
  ],
  params: idParams,
  output: { 200: revokedApiKey },
  problems: ['NOT_FOUND'],
  examples: {
    params: { id: ids.apiKey },
    output: {
      200: { id: ids.apiKey, status: 'revoked', revokedAt: times.later, ...madeByKeyExample },
    },
  },

  /**
   * Revokes a key and cancels its open invitations in one transaction. No route accepts the key
   * after 10 s. A repeated call changes nothing and lists what still works.
   */
  async handler(call, { store, clock }) {
    const { accountId } = call.caller
    const { id } = call.input
    const apiKeyRef = ref(apiKeys, id)
    const setRef = ref(apiKeySets, accountId)
    const { revokedAt, lineId } = await store.transaction(async (database) => {
      const now = clock.now()
      const [apiKey, set] = await database.getAll(apiKeyRef, setRef)
      if (apiKey?.accountId !== accountId) throw problem('NOT_FOUND')
      const lineId = lineOf(id, apiKey)
      if (apiKey.revokedAt) return { revokedAt: apiKey.revokedAt, lineId }
      const withdraw = await openInvitationsOf(database, accountId, lineId)
      database.update(apiKeyRef, { ...apiKey, revokedAt: now, expiresAt: recordEnd(now) })
      const entries = entriesOf(set, now).filter((entry) => entry.id !== id)
      database.put(setRef, set, { entries })
      withdraw()
      return { revokedAt: now, lineId }
    }, call.signal)
    const made = await stillMadeBy(store, accountId, lineId)
    const revoked = { id, status: 'revoked', revokedAt: revokedAt.toISOString() } as const
    return { status: 200, body: { ...revoked, ...made } }
  },
})
