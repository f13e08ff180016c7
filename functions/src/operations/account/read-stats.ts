import { accountStats, type Stats, users } from '../../collections/accounts.ts'
import { apiKeySets, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { ids, quotaExample } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { stats } from '../../contract/schemas/account.ts'
import { displayOf } from '../../domain/access/api-key.ts'
import { valid } from '../../domain/access/api-key-set.ts'
import { emptyQuota, holderOf, toQuota } from '../../domain/quota/quota.ts'
import { dailyAnalyses, emptyStats, useOfKey } from '../../domain/stats.ts'
import type { Store } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'

const dailyExample = Array.from({ length: limits.account.statisticsDays }, (_, index) => ({
  date: new Date(Date.parse('2026-10-22') + index * 86_400_000).toISOString().slice(0, 10),
  analyses: index < limits.account.statisticsDays - 1 ? 0 : 1,
}))

export const readStats = endpoint({
  id: 'account.readStats',
  route: { method: 'GET', path: '/v1/stats', credential: 'identity|key', scopes: ['read'] },
  summary: 'Read the usage statistics of the account',
  description: [
    'The service reads maintained counters, so the cost does not grow with the history.',
    'Reading costs no unit.',
  ],
  output: { 200: stats },
  problems: [],
  examples: {
    output: {
      200: {
        quota: quotaExample,
        totals: { analyses: 1, saved: 1, folders: 1, devices: 1, tokens: 1 },
        byOutcome: {
          HEALTHY: 0,
          ISSUES_FOUND: 1,
          INCONCLUSIVE: 0,
          NOT_A_PLANT: 0,
          PHOTO_UNUSABLE: 0,
        },
        daily: dailyExample,
        byKey: [
          {
            id: ids.apiKey,
            name: 'Greenhouse gateway',
            display: 'pk_ent_…ab12',
            analyses: 1,
            daily: dailyExample.slice(-1),
          },
        ],
      },
    },
  },

  /** Costs 3 reads in one round trip, and 1 more read for each API key that made analyses. */
  async handler(call, { store, clock, rules }) {
    const { accountId, quotaSubject } = call.caller
    const [found, subject, keys] = await store.getAll(
      ref(accountStats, accountId),
      ref(users, quotaSubject),
      ref(apiKeySets, accountId),
    )
    const now = clock.now()
    const stats = found ?? emptyStats
    const quota = toQuota(
      subject?.quota ?? emptyQuota(now),
      holderOf(call.caller),
      rules.quota,
      now,
    )
    const totals = { ...stats.totals, tokens: valid(keys?.entries ?? [], now).length }
    const daily = dailyAnalyses(stats, now, limits.account.statisticsDays)
    const byKey = await usesOf(store, stats, now)
    return { status: 200, body: { quota, totals, byOutcome: stats.byOutcome, daily, byKey } }
  },
})

/** The use of each key, the most used key first. */
async function usesOf(store: Store, stats: Stats, now: Date) {
  const days = limits.account.statisticsDays
  const used = Object.keys(stats.byKey ?? {})
    .map((id) => ({ id, ...useOfKey(stats, id, now, days) }))
    .filter(({ analyses }) => analyses > 0)
    .sort((one, other) => other.analyses - one.analyses || (one.id < other.id ? -1 : 1))
  const found =
    used.length === 0 ? [] : await store.getAll(...used.map(({ id }) => ref(apiKeys, id)))
  return used.flatMap((use, at) => {
    const apiKey = found[at]
    return apiKey ? [{ ...use, name: apiKey.name, display: displayOf(apiKey.last4) }] : []
  })
}
