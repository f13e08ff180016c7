import type { Stats } from '../collections/accounts.ts'
import type { Diagnosis } from '../contract/schemas/diagnosis.ts'
import { dayOf } from './quota/quota.ts'
import { addDays } from './time.ts'

type Outcome = Diagnosis['outcome']

/** The days for which daily counts are kept. `GET /v1/stats` shows the last 30 days. */
const daysKept = 31

export const emptyStats: Stats = {
  totals: { analyses: 0, saved: 0, folders: 0, devices: 0 },
  byOutcome: { HEALTHY: 0, ISSUES_FOUND: 0, INCONCLUSIVE: 0, NOT_A_PLANT: 0, PHOTO_UNUSABLE: 0 },
  daily: {},
}

/**
 * The keys whose counts are kept. An account has 20 keys, and as many in their grace period. A
 * program that rotates its key for every analysis loses the counts of the oldest keys.
 */
const keysKept = 50

type Daily = Stats['daily']
/** The outcome of an analysis, and the API key that made the analysis, if one did. */
type Counted = { outcome: Outcome; apiKeyId?: string | null | undefined }

/** Counts a new analysis on `day`, a UTC day in the form YYYY-MM-DD. */
export function countAnalysis(stats: Stats, { outcome, apiKeyId }: Counted, day: string): Stats {
  const daily = addOne(stats.daily, day)
  const kept = Object.keys(daily).sort().slice(-daysKept)
  return {
    ...stats,
    totals: { ...stats.totals, analyses: stats.totals.analyses + 1 },
    byOutcome: addOutcome(stats.byOutcome, outcome, 1),
    daily: only(daily, kept),
    ...(apiKeyId && { byKey: countKey(stats.byKey, apiKeyId, day, kept) }),
  }
}

function countKey(
  byKey: Stats['byKey'] = {},
  apiKeyId: string,
  day: string,
  kept: readonly string[],
): Record<string, Daily> {
  const lastDay = (daily: Daily) => Object.keys(daily).sort().at(-1) ?? ''
  const others = Object.entries(byKey)
    .filter(([id]) => id !== apiKeyId)
    .map(([id, daily]) => [id, only(daily, kept)] as const)
    .filter(([, daily]) => lastDay(daily) !== '')
    .sort(([, one], [, other]) => lastDay(other).localeCompare(lastDay(one)))
    .slice(0, keysKept - 1)
  return Object.fromEntries([[apiKeyId, addOne(only(byKey[apiKeyId] ?? {}, kept), day)], ...others])
}

const addOne = (daily: Daily, day: string): Daily => ({ ...daily, [day]: (daily[day] ?? 0) + 1 })

function only(daily: Daily, days: readonly string[]): Daily {
  return Object.fromEntries(Object.entries(daily).filter(([day]) => days.includes(day)))
}

/** Counts a new event. In the result, `events` is the number of the new event. */
export function countEvent(stats: Stats): Stats & { events: number } {
  return { ...stats, events: (stats.events ?? 0) + 1 }
}

/** Changes the totals, but never below 0. A negative total would make the document unreadable. */
export function addTotals(stats: Stats, change: Partial<Stats['totals']>): Stats {
  const totals = { ...stats.totals }
  for (const [name, by] of Object.entries(change) as [keyof Stats['totals'], number][])
    totals[name] = Math.max(0, totals[name] + by)
  return { ...stats, totals }
}

/** Removes a deleted analysis from the totals, but not from the count of its day. */
export function uncountAnalysis(
  stats: Stats,
  analysis: { outcome: Outcome; saved: boolean },
): Stats {
  const changed = addTotals(stats, { analyses: -1, saved: analysis.saved ? -1 : 0 })
  return { ...changed, byOutcome: addOutcome(changed.byOutcome, analysis.outcome, -1) }
}

/** Moves an analysis from its old outcome to its new outcome. */
export function recountOutcome(stats: Stats, from: Outcome, to: Outcome): Stats {
  const byOutcome = addOutcome(addOutcome(stats.byOutcome, from, -1), to, 1)
  return from === to ? stats : { ...stats, byOutcome }
}

function addOutcome(counts: Stats['byOutcome'], outcome: Outcome, by: number): Stats['byOutcome'] {
  return { ...counts, [outcome]: Math.max(0, counts[outcome] + by) }
}

type DayCount = { date: string; analyses: number }

/** The counts of the last UTC days, the oldest day first. A day without analyses counts 0. */
export function dailyAnalyses({ daily }: { daily: Daily }, now: Date, days: number): DayCount[] {
  return Array.from({ length: days }, (_, index) => {
    const date = dayOf(addDays(now, index + 1 - days))
    return { date, analyses: daily[date] ?? 0 }
  })
}

/** The analyses of a key in the last UTC days, and the days on which it made any. */
export function useOfKey({ byKey }: Pick<Stats, 'byKey'>, id: string, now: Date, days: number) {
  const all = dailyAnalyses({ daily: byKey?.[id] ?? {} }, now, days)
  const analyses = all.reduce((sum, day) => sum + day.analyses, 0)
  return { analyses, daily: all.filter((day) => day.analyses > 0) }
}
