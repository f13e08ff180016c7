import type { Figures } from './figures.ts'
import type { Interval } from './intervals.ts'

/** The text of a cell without photos. */
export const nothing = '-'

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** A share with its interval, such as `90.0 % (82.6-94.5)`. */
export function percentWithin(share: number, interval: Interval | null): string {
  if (interval === null) return percent(share)
  const { low, high } = interval
  return `${percent(share)} (${(low * 100).toFixed(1)}-${(high * 100).toFixed(1)})`
}

/** A figure that is not a share, followed by its interval: `0.953 (0.912-0.981)`. */
export function withInterval(value: number, interval: Interval | null): string {
  if (interval === null) return value.toFixed(3)
  return `${value.toFixed(3)} (${interval.low.toFixed(3)}-${interval.high.toFixed(3)})`
}

/** The number of photos with a health label. */
export const healthPhotosOf = (figures: Figures): number =>
  figures.healthyPhotos + figures.diseasedPhotos
