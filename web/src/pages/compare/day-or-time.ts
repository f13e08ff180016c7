import type { Analysis } from '@plant-analysis/client'
import { formatDate, formatTime } from '../../texts/t.ts'

type Dated = Pick<Analysis, 'createdAt'>

/** Formats the days of photos, or their times if two photos are of the same day. */
export function dayOrTime(analyses: readonly Dated[]): (analysis: Dated) => string {
  const days = new Set(analyses.map(({ createdAt }) => formatDate(createdAt)))
  const format = days.size < analyses.length ? formatTime : formatDate
  return ({ createdAt }) => format(createdAt)
}
