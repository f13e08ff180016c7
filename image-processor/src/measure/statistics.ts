/** The value below which `share` of the values lie; 0 for none. */
export const quantile = (values: Float32Array, share: number): number => {
  if (values.length === 0) return 0
  const sorted = values.slice().sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export const mean = (values: Float32Array): number => {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? 0 : sum / values.length
}

export const deviation = (values: Float32Array): number => {
  const middle = mean(values)
  let sum = 0
  for (const value of values) sum += (value - middle) ** 2
  return values.length === 0 ? 0 : Math.sqrt(sum / values.length)
}

/** The values at the pixels of a mask. */
export const pick = (plane: Float32Array, mask: Uint8Array): Float32Array =>
  plane.filter((_, i) => mask[i] === 1)

export const clampShare = (value: number): number =>
  Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0

/** Rounded to four digits: enough for every reader, and equal across processors. */
export const roundShare = (value: number): number => Math.round(clampShare(value) * 1e4) / 1e4

/** Shares of the values in the bins between the limits (one bin more than limits). */
export const binShares = (values: Float32Array, limits: readonly number[]): number[] => {
  const counts = new Array<number>(limits.length + 1).fill(0)
  for (const value of values) {
    let bin = 0
    while (bin < limits.length && value >= (limits[bin] ?? 0)) bin++
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return counts.map((count) => count / Math.max(1, values.length))
}
