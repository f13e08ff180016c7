import { ref } from '../../collections/collection.ts'
import { webhooks } from '../../collections/webhooks.ts'
import { ids } from '../../contract/examples/values.ts'
import { idParams, removed } from '../../contract/schemas/common.ts'
import { callingKey } from '../api-keys/calling-key.ts'
import { endpoint } from '../endpoint.ts'
import { emptyWebhooks, requireEndpoint } from './endpoints.ts'

export const removeWebhook = endpoint({
  id: 'webhooks.remove',
  route: {
    method: 'DELETE',
    path: '/v1/webhooks/{id}',
    credential: 'identity',
    scopes: ['manage'],
    access: 'owner',
  },
  summary: 'Remove a callback URL',
  description: [
    'The service cancels its pending deliveries.',
    'Removing a webhook twice returns 404.',
  ],
  params: idParams,
  output: { 200: removed },
  problems: ['NOT_FOUND'],
  examples: { params: { id: ids.webhook }, output: { 200: { id: ids.webhook, deleted: true } } },

  /** A pending delivery is cancelled at its next attempt. */
  async handler(call, { store, clock }) {
    const { accountId } = call.caller
    const { id } = call.input
    const accountRef = ref(webhooks, accountId)
    await store.transaction(async (database) => {
      await callingKey(database, call, clock.now())
      const [account = emptyWebhooks(accountId)] = await database.getAll(accountRef)
      requireEndpoint(account, id)
      const endpoints = account.endpoints.filter((endpoint) => endpoint.id !== id)
      database.update(accountRef, { ...account, endpoints })
    }, call.signal)
    return { status: 200, body: { id, deleted: true } }
  },
})
