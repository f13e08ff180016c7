import { type ApiKey, type ApiKeyEntry, apiKeySets, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import type { Handler } from '../../contract/handlers.ts'
import { displayOf } from '../../domain/access/api-key.ts'
import { isValid, newestFirst } from '../../domain/access/api-key-set.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import type { PagePosition } from '../../domain/page-token.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'
import { pageAfter, pageOf } from '../paging.ts'
import { entriesOf } from './account-api-keys.ts'

type Deps = { store: Store; clock: Clock; pageTokenSecret: string }

/**
 * `GET /v1/tokens`: the keys that work now, newest first. One read for the set, and one for each
 * key of the page.
 */
export function listApiKeys(deps: Deps): Handler<'apiKeys.list'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { pageSize, pageToken } = call.input
    const scope = `tokens\n${accountId}`
    const after = pageAfter(pageToken, scope, deps.pageTokenSecret)
    const now = deps.clock.now()
    const [set] = await deps.store.getAll(ref(apiKeySets, accountId))
    const entries = newestFirst(entriesOf(set, now))
      .filter((entry) => !after || isOlder(entry, after))
      .map((entry) => ({ id: entry.id, data: entry }))
    const page = pageOf(
      entries,
      pageSize,
      ({ data }) => data.createdAt,
      scope,
      deps.pageTokenSecret,
    )
    const found = await deps.store.getAll(...page.documents.map(({ id }) => ref(apiKeys, id)))
    // One that was revoked between the two reads is left out.
    const items = page.documents.flatMap(({ id }, index) => {
      const apiKey = found[index]
      return apiKey && isValid(apiKey, now) ? [toItem(id, apiKey)] : []
    })
    return { status: 200, body: { items, ...page.next } }
  }
}

function isOlder(entry: ApiKeyEntry, { at, id }: PagePosition): boolean {
  const createdAt = entry.createdAt.getTime()
  return createdAt < at || (createdAt === at && entry.id < id)
}

function toItem(id: string, apiKey: ApiKey) {
  return {
    id,
    name: apiKey.name,
    display: displayOf(apiKey.last4),
    createdAt: apiKey.createdAt.toISOString(),
    lastUsedAt: apiKey.lastUsedAt?.toISOString() ?? null,
    expiresAt: apiKey.validUntil?.toISOString() ?? null,
  }
}
