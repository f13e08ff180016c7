import type { Analysis } from '@plant-analysis/client'

/** Two photos, the earlier one first. */
export type Pair = { readonly then: Analysis; readonly now: Analysis }

/** Whether a photo shows how the plant is. */
const isUsable = ({ outcome }: Analysis) => outcome === 'HEALTHY' || outcome === 'ISSUES_FOUND'

/**
 * The two photos to show, of those of a plant with the newest first: those that are named, else the
 * newest that shows the plant and the one that the service compared it with. undefined where there
 * are not two.
 */
export function pairOf(
  series: readonly Analysis[],
  thenId: string,
  nowId: string,
): Pair | undefined {
  const named = (id: string) => series.find((analysis) => analysis.id === id)
  const chosen = named(thenId)
  const others = series.filter((analysis) => analysis !== chosen)
  const now = named(nowId) ?? others.find(isUsable) ?? others[0]
  if (!now) return undefined
  const then = chosen ?? partnerOf(now, series)
  return then && then !== now ? ordered(then, now) : undefined
}

function partnerOf(now: Analysis, series: readonly Analysis[]): Analysis | undefined {
  const others = series.filter((analysis) => analysis !== now)
  const older = others.filter(({ createdAt }) => createdAt <= now.createdAt)
  return (
    others.find(({ id }) => id === now.progress?.comparedWith) ??
    older.find(isUsable) ??
    older[0] ??
    others[0]
  )
}

const ordered = (one: Analysis, other: Analysis): Pair =>
  one.createdAt <= other.createdAt ? { then: one, now: other } : { then: other, now: one }

/** The photos after `then` up to `now` that the service compared with another, in order of time. */
export function stepsBetween(series: readonly Analysis[], { then, now }: Pair): Analysis[] {
  return series
    .filter(({ progress }) => progress !== null)
    .filter(({ createdAt }) => createdAt > then.createdAt && createdAt <= now.createdAt)
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
}
