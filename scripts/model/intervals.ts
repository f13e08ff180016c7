/** A 95 % confidence interval. */
export type Interval = { readonly low: number; readonly high: number }

/** The 97.5th percentile of the normal distribution. */
const deviations = 1.96

/** The interval of a share of `count` cases (Wilson 1927), or from 0 to 1 without cases. */
export function shareInterval(share: number, count: number): Interval {
  if (count === 0) return { low: 0, high: 1 }
  const square = deviations ** 2
  const middle = (share + square / (2 * count)) / (1 + square / count)
  const half =
    (deviations / (1 + square / count)) *
    Math.sqrt((share * (1 - share)) / count + square / (4 * count ** 2))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/**
 * The interval of an area under the curve (Hanley and McNeil 1982). Moves the area by half a photo
 * towards the middle first, because an area of 1 would have an empty interval.
 */
export function areaInterval(area: number, positives: number, negatives: number): Interval {
  if (positives === 0 || negatives === 0) return { low: 0, high: 1 }
  const count = Math.min(positives, negatives)
  const inner = (area * count + 0.5) / (count + 1)
  const twoPositives = inner / (2 - inner)
  const twoNegatives = (2 * inner ** 2) / (1 + inner)
  const variance =
    (inner * (1 - inner) +
      (positives - 1) * (twoPositives - inner ** 2) +
      (negatives - 1) * (twoNegatives - inner ** 2)) /
    (positives * negatives)
  const half = deviations * Math.sqrt(Math.max(0, variance))
  return { low: Math.max(0, area - half), high: Math.min(1, area + half) }
}

type Found = { readonly share: number; readonly count: number }

/** The interval of the mean of two independent shares (Newcombe 1998). */
export function balancedInterval(one: Found, other: Found): Interval {
  const middle = (one.share + other.share) / 2
  const half = (end: 'low' | 'high'): number => {
    const away = [one, other].map(({ share, count }) => shareInterval(share, count)[end] - share)
    return Math.hypot(...away) / 2
  }
  return { low: Math.max(0, middle - half('low')), high: Math.min(1, middle + half('high')) }
}

/** The mean of values from 0 to 1, with Student's interval, which is null for a single value. */
export function meanInterval(values: readonly number[]): {
  mean: number
  interval: Interval | null
} {
  const degrees = values.length - 1
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  if (degrees === 0) return { mean, interval: null }
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / degrees
  const half = studentDeviations(degrees) * Math.sqrt(variance / values.length)
  return { mean, interval: { low: Math.max(0, mean - half), high: Math.min(1, mean + half) } }
}

/** Student's t at 97.5 % (Cornish and Fisher), exact to 2 % for 3 or more degrees of freedom. */
function studentDeviations(degrees: number): number {
  const z = deviations
  const first = (z ** 3 + z) / 4
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3
}
