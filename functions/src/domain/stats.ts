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

/** Counts a new analysis on `day`, a UTC day in the form YYYY-MM-DD. */
export function countAnalysis(stats: Stats, outcome: Outcome, day: string): Stats {
  const daily = { ...stats.daily, [day]: (stats.daily[day] ?? 0) + 1 }
  const kept = Object.keys(daily).sort().slice(-daysKept)
  return {
    ...stats,
    totals: { ...stats.totals, analyses: stats.totals.analyses + 1 },
    byOutcome: addOutcome(stats.byOutcome, outcome, 1),
    daily: Object.fromEntries(kept.map((key) => [key, daily[key] ?? 0])),
  }
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

/** The counts of the last UTC days, the oldest day first. A day without analyses counts 0. */
export function dailyAnalyses(
  stats: Stats,
  now: Date,
  days: number,
): { date: string; analyses: number }[] {
  return Array.from({ length: days }, (_, index) => {
    const date = dayOf(addDays(now, index + 1 - days))
    return { date, analyses: stats.daily[date] ?? 0 }
  })
}
