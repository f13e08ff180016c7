import type { Analysis } from '@plant-analysis/client'

/** An earlier photo and a later photo. */
export type Pair = { readonly earlier: Analysis; readonly later: Analysis }

/** Whether a photo shows the health of the plant. */
const isUsable = ({ outcome }: Analysis) => outcome === 'HEALTHY' || outcome === 'ISSUES_FOUND'

/**
 * Chooses two photos of a plant from a series that starts with the newest photo. Prefers the photos
 * with the given ids. By default, chooses the newest usable photo, and the photo that the service
 * compared with this photo. Returns undefined if the series has no two photos to choose.
 */
export function pairOf(
  series: readonly Analysis[],
  earlierId: string,
  laterId: string,
): Pair | undefined {
  const named = (id: string) => series.find((analysis) => analysis.id === id)
  const chosen = named(earlierId)
  const others = series.filter((analysis) => analysis !== chosen)
  const later = named(laterId) ?? others.find(isUsable) ?? others[0]
  if (!later) return undefined
  const earlier = chosen ?? partnerOf(later, series)
  return earlier && earlier !== later ? ordered(earlier, later) : undefined
}

function partnerOf(shown: Analysis, series: readonly Analysis[]): Analysis | undefined {
  const others = series.filter((analysis) => analysis !== shown)
  const older = others.filter(({ createdAt }) => createdAt <= shown.createdAt)
  return (
    others.find(({ id }) => id === shown.progress?.comparedWith) ??
    older.find(isUsable) ??
    older[0] ??
    others[0]
  )
}

const ordered = (one: Analysis, other: Analysis): Pair =>
  one.createdAt <= other.createdAt ? { earlier: one, later: other } : { earlier: other, later: one }

/** The photos after `earlier` and up to `later` that the service has compared, oldest first. */
export function stepsBetween(series: readonly Analysis[], { earlier, later }: Pair): Analysis[] {
  return series
    .filter(({ progress }) => progress !== null)
    .filter(({ createdAt }) => createdAt > earlier.createdAt && createdAt <= later.createdAt)
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
}
