import { ref } from '../../collections/collection.ts'
import { webhooks } from '../../collections/webhooks.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import type { WebhookDeps } from './deps.ts'
import { emptyWebhooks, requireEndpoint } from './endpoints.ts'

/**
 * `DELETE /v1/webhooks/{id}`: the next attempt of each open delivery to it cancels the delivery.
 */
export function removeWebhook(deps: WebhookDeps): Handler<'webhooks.remove'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id } = call.input
    const accountRef = ref(webhooks, accountId)
    await deps.store.transaction(async (database) => {
      const [account = emptyWebhooks(accountId)] = await database.getAll(accountRef)
      requireEndpoint(account, id)
      const endpoints = account.endpoints.filter((endpoint) => endpoint.id !== id)
      database.update(accountRef, { ...account, endpoints })
    }, call.signal)
    return { status: 200, body: { id, deleted: true } }
  }
}
