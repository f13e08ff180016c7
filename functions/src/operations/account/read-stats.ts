import { accountStats, users } from '../../collections/accounts.ts'
import { apiKeySets } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { quotaExample } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { stats } from '../../contract/schemas/account.ts'
import { valid } from '../../domain/access/api-key-set.ts'
import { emptyQuota, holderOf, toQuota } from '../../domain/quota/quota.ts'
import { dailyAnalyses, emptyStats } from '../../domain/stats.ts'
import { endpoint } from '../endpoint.ts'

const dailyExample = Array.from({ length: limits.account.statisticsDays }, (_, index) => ({
  date: new Date(Date.parse('2026-10-22') + index * 86_400_000).toISOString().slice(0, 10),
  analyses: index < limits.account.statisticsDays - 1 ? 0 : 1,
}))

export const readStats = endpoint({
  id: 'account.readStats',
  route: { method: 'GET', path: '/v1/stats', credential: 'identity|key' },
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
      },
    },
  },

  /** Costs 3 reads in one round trip. */
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
    return { status: 200, body: { quota, totals, byOutcome: stats.byOutcome, daily } }
  },
})
