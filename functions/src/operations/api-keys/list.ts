import { z } from 'zod'
import { accountStats } from '../../collections/accounts.ts'
import { type ApiKey, apiKeySets, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { ids, page, times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { analysesOfKey } from '../../contract/schemas/account.ts'
import { scopesOfKey } from '../../contract/schemas/api-key.ts'
import { time } from '../../contract/schemas/common.ts'
import { pageOf, pageQuery } from '../../contract/schemas/query.ts'
import { displayOf } from '../../domain/access/api-key.ts'
import { isValid } from '../../domain/access/api-key-set.ts'
import { scopesOf } from '../../domain/access/scopes.ts'
import { emptyStats, useOfKey } from '../../domain/stats.ts'
import { endpoint } from '../endpoint.ts'
import { listPage } from '../list-page.ts'
import { entriesOf } from './account-keys.ts'

const listedApiKey = z.object({
  id: z.string().describe('The id of the key.'),
  name: z.string().nullable().describe('What the key is for; null if it has no name.'),
  display: z.string().describe('The prefix and the last four characters.'),
  scopes: scopesOfKey,
  createdAt: time.describe('When it was created.'),
  lastUsedAt: time.nullable().describe('When the key was last used, to the minute; null if never.'),
  expiresAt: time.nullable().describe('When the key expires; null if it never does.'),
  analyses: analysesOfKey,
})

export const listApiKeys = endpoint({
  id: 'apiKeys.list',
  route: {
    method: 'GET',
    path: '/v1/tokens',
    credential: 'identity|key',
    scopes: ['manage'],
    access: 'owner',
    deadlineSeconds: 15,
  },
  summary: 'List the active API keys of the account',
  description: [
    'Keys are listed newest first, without their secrets.',
    'The list leaves out revoked and expired keys.',
  ],
  query: pageQuery,
  output: { 200: pageOf(listedApiKey) },
  problems: [],
  examples: {
    query: page.query,
    output: {
      200: {
        items: [
          {
            id: ids.apiKey,
            name: 'Greenhouse gateway',
            display: 'pk_ent_…ab12',
            scopes: ['read', 'analyse'],
            createdAt: times.started,
            lastUsedAt: times.later,
            expiresAt: times.nextYear,
            analyses: 12,
          },
        ],
        nextPageToken: page.nextPageToken,
      },
    },
  },

  /** Lists the valid keys, newest first. Costs 2 reads, and 1 more read for each listed key. */
  async handler({ caller, input }, ports) {
    const { accountId } = caller
    const now = ports.clock.now()
    const [set, stats = emptyStats] = await ports.store.getAll(
      ref(apiKeySets, accountId),
      ref(accountStats, accountId),
    )
    const entries = entriesOf(set, now)
    const page = await listPage(ports, input, `tokens\n${accountId}`, { entries })
    const found = await ports.store.getAll(...page.documents.map(({ id }) => ref(apiKeys, id)))
    // Leaves out a key that was revoked between the two reads.
    const items = page.documents.flatMap(({ id }, index) => {
      const apiKey = found[index]
      return apiKey && isValid(apiKey, now)
        ? [toItem(id, apiKey, useOfKey(stats, id, now, limits.account.statisticsDays))]
        : []
    })
    return { status: 200, body: { items, ...page.next } }
  },
})

function toItem(id: string, apiKey: ApiKey, { analyses }: ReturnType<typeof useOfKey>) {
  return {
    id,
    name: apiKey.name,
    display: displayOf(apiKey.last4),
    scopes: scopesOf(apiKey),
    createdAt: apiKey.createdAt.toISOString(),
    lastUsedAt: apiKey.lastUsedAt?.toISOString() ?? null,
    expiresAt: apiKey.validUntil?.toISOString() ?? null,
    analyses,
  }
}
