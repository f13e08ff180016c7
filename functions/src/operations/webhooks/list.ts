import { ref } from '../../collections/collection.ts'
import { type Endpoint, webhooks } from '../../collections/webhooks.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import type { PagePosition } from '../../domain/page-token.ts'
import { pageAfter, pageOf } from '../paging.ts'
import type { WebhookDeps } from './deps.ts'
import { toWebhook } from './endpoints.ts'

/** `GET /v1/webhooks`: newest first, 1 read. */
export function listWebhooks(deps: WebhookDeps): Handler<'webhooks.list'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { pageSize, pageToken } = call.input
    const scope = `webhooks\n${accountId}`
    const after = pageAfter(pageToken, scope, deps.pageTokenSecret)
    const [account] = await deps.store.getAll(ref(webhooks, accountId))
    const endpoints = (account?.endpoints ?? [])
      .toSorted(newestFirst)
      .filter((endpoint) => after === undefined || isAfter(endpoint, after))
      .map((endpoint) => ({ id: endpoint.id, data: endpoint }))
    const page = pageOf(
      endpoints,
      pageSize,
      ({ data }) => data.createdAt,
      scope,
      deps.pageTokenSecret,
    )
    return {
      status: 200,
      body: { items: page.documents.map((document) => toWebhook(document.data)), ...page.next },
    }
  }
}

function newestFirst(one: Endpoint, other: Endpoint): number {
  const byTime = other.createdAt.getTime() - one.createdAt.getTime()
  return byTime === 0 ? compare(other.id, one.id) : byTime
}

function isAfter({ createdAt, id }: Endpoint, position: PagePosition): boolean {
  const at = createdAt.getTime()
  return at < position.at || (at === position.at && id < position.id)
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
