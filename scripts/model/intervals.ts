/** Where a figure lies with 95 % confidence. */
export type Interval = { readonly low: number; readonly high: number }

/** The 97.5th percentile of the normal distribution. */
const deviations = 1.96

/** Of a share that was found in so many cases (Wilson 1927); all from 0 to 1 without any case. */
export function shareInterval(share: number, count: number): Interval {
  if (count === 0) return { low: 0, high: 1 }
  const square = deviations ** 2
  const middle = (share + square / (2 * count)) / (1 + square / count)
  const half =
    (deviations / (1 + square / count)) *
    Math.sqrt((share * (1 - share)) / count + square / (4 * count ** 2))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Of an area under the curve over so many photos of each side (Hanley and McNeil 1982). */
export function areaInterval(area: number, positives: number, negatives: number): Interval {
  if (positives === 0 || negatives === 0) return { low: 0, high: 1 }
  const twoPositives = area / (2 - area)
  const twoNegatives = (2 * area ** 2) / (1 + area)
  const variance =
    (area * (1 - area) +
      (positives - 1) * (twoPositives - area ** 2) +
      (negatives - 1) * (twoNegatives - area ** 2)) /
    (positives * negatives)
  const half = deviations * Math.sqrt(Math.max(0, variance))
  return { low: Math.max(0, area - half), high: Math.min(1, area + half) }
}
