import type { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { type Delivery, deliveries } from '../../collections/deliveries.ts'
import { webhooks } from '../../collections/webhooks.ts'
import type { Handler } from '../../contract/handlers.ts'
import type { delivery } from '../../contract/schemas/webhook.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { pageAfter, pageOf } from '../paging.ts'
import type { WebhookDeps } from './deps.ts'
import { requireEndpoint } from './endpoints.ts'

/** `GET /v1/webhooks/{id}/deliveries`: newest first; the cost is that of the page and one read. */
export function listDeliveries(deps: WebhookDeps): Handler<'webhooks.listDeliveries'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id, pageSize, pageToken } = call.input
    const scope = `deliveries\n${accountId}\n${id}`
    const after = pageAfter(pageToken, scope, deps.pageTokenSecret)
    const [account] = await deps.store.getAll(ref(webhooks, accountId))
    requireEndpoint(account, id)
    const documents = await deps.store.query(deliveries, {
      where: [{ field: 'webhookId', operator: '==', value: id }],
      orderBy: { field: 'createdAt', direction: 'descending' },
      limit: pageSize + 1,
      ...(after && { after: { value: new Date(after.at), id: after.id } }),
    })
    const page = pageOf(
      documents,
      pageSize,
      ({ data }) => data.createdAt,
      scope,
      deps.pageTokenSecret,
    )
    const now = deps.clock.now()
    const items = page.documents
      .filter(({ data }) => data.expiresAt > now)
      .map((document) => toDelivery(document.id, document.data))
    return { status: 200, body: { items, ...page.next } }
  }
}

function toDelivery(id: string, stored: Delivery): z.input<typeof delivery> {
  const { eventId, type, status, createdAt, nextAttemptAt, attempts } = stored
  return {
    id,
    eventId,
    type,
    status,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    attempts: attempts.map((attempt) => ({ ...attempt, at: attempt.at.toISOString() })),
  }
}
