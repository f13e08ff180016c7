import { z } from 'zod'
import { apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { ids } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { scopesOfBody, scopesOfKey } from '../../contract/schemas/api-key.ts'
import { idParams } from '../../contract/schemas/common.ts'
import { isValid } from '../../domain/access/api-key-set.ts'
import { givenScopes, scopesOf } from '../../domain/access/scopes.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { callingKey } from './calling-key.ts'

export const setScopes = endpoint({
  id: 'apiKeys.setScopes',
  route: {
    method: 'PATCH',
    path: '/v1/tokens/{id}',
    credential: 'identity|key',
    scopes: ['manage'],
    access: 'owner',
  },
  summary: 'Take scopes from an API key',
  description: [
    `The key and the identity tokens issued for it lose the scopes within ${limits.request.callerCacheSeconds} seconds.`,
    'A key never gets a scope back: create another key instead, of which the owner gets a mail.',
    'What the key has made stays.',
  ],
  params: idParams,
  body: z.object({ scopes: scopesOfBody.describe('What the key may still do.') }),
  output: { 200: z.object({ id: z.string().describe('The id of the key.'), scopes: scopesOfKey }) },
  problems: ['NOT_FOUND', 'CONFLICT'],
  examples: {
    params: { id: ids.apiKey },
    body: { scopes: ['read'] },
    output: { 200: { id: ids.apiKey, scopes: ['read'] } },
  },

  /**
   * Costs 1 read and 1 write, and 1 more read for a key. Throws CONFLICT for an invalid key, and
   * for a scope that the key lacks, because a mail tells the owner only of new keys.
   */
  async handler(call, { store, clock }) {
    const { id } = call.input
    const apiKeyRef = ref(apiKeys, id)
    const scopes = await store.transaction(async (database) => {
      const now = clock.now()
      const calling = await callingKey(database, call, now)
      const [apiKey] = await database.getAll(apiKeyRef)
      if (apiKey?.accountId !== call.caller.accountId) throw problem('NOT_FOUND')
      if (!isValid(apiKey, now)) throw problem('CONFLICT', 'This key is revoked or has expired.')
      const scopes = givenScopes(call.input.scopes, calling)
      const held = scopesOf(apiKey)
      if (!scopes.every((scope) => held.includes(scope)))
        throw problem('CONFLICT', `The key has only the scopes ${held.join(', ')}.`)
      database.update(apiKeyRef, { ...apiKey, scopes })
      return scopes
    }, call.signal)
    return { status: 200, body: { id, scopes } }
  },
})
