import { apiKeySets } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { accountStats } from '../../collections/stats.ts'
import { users } from '../../collections/users.ts'
import type { Handler } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import { valid } from '../../domain/access/api-key-set.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { emptyQuota, toQuota } from '../../domain/quota/quota.ts'
import type { RuleSettings } from '../../domain/settings.ts'
import { dailyAnalyses, emptyStats } from '../../domain/stats.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'

type Deps = { store: Store; clock: Clock; rules: RuleSettings }

/**
 * `GET /v1/stats`: the account's counters, its keys and the caller's quota, three documents in one
 * round trip however long the history is.
 */
export function readStats(deps: Deps): Handler<'account.readStats'> {
  return async (call) => {
    const { accountId, quotaSubject } = knownCaller(call.caller)
    const [found, subject, keys] = await deps.store.getAll(
      ref(accountStats, accountId),
      ref(users, quotaSubject),
      ref(apiKeySets, accountId),
    )
    const now = deps.clock.now()
    const stats = found ?? emptyStats
    const quota = toQuota(subject?.quota ?? emptyQuota(now), quotaSubject, deps.rules.quota, now)
    const { byOutcome } = stats
    const totals = { ...stats.totals, tokens: valid(keys?.entries ?? [], now).length }
    const daily = dailyAnalyses(stats, now, limits.account.statisticsDays)
    return { status: 200, body: { quota, totals, byOutcome, daily } }
  }
}
