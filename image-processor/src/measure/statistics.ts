const quantileBins = 2048

/**
 * The value below which the fraction `share` of the values lies, or 0 without values.
 *
 * Uses a histogram, because sorting every plane took longer than all other measurements together.
 */
export const quantile = (values: Float32Array, share: number): number => quantilesOf(values)(share)

/** Makes one histogram of the values, and returns a function that reads quantiles from it. */
export function quantilesOf(values: Float32Array): (share: number) => number {
  const [low, high] = rangeOf(values)
  const width = (high - low) / quantileBins
  if (width === 0) return () => low
  const counts = new Int32Array(quantileBins + 1)
  for (let i = 0; i < values.length; i++) {
    // Truncating rounds down, because no value is below the lowest.
    const bin = (((values[i] ?? 0) - low) / width) | 0
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return (share) => below(counts, share * values.length, low, width)
}

function below(counts: Int32Array, few: number, low: number, width: number): number {
  let bin = 0
  for (let seen = counts[0] ?? 0; bin < quantileBins && seen <= few; ) {
    bin++
    seen += counts[bin] ?? 0
  }
  return low + (bin + 0.5) * width
}

function rangeOf(values: Float32Array): [low: number, high: number] {
  let low = values[0] ?? 0
  let high = low
  for (let i = 1; i < values.length; i++) {
    const value = values[i] ?? 0
    if (value < low) low = value
    else if (value > high) high = value
  }
  return [low, high]
}

/** The mean of the values, or 0 without values. */
export function mean(values: Float32Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0
  return values.length === 0 ? 0 : sum / values.length
}

/** Copies the values at the mask's pixels to `picked`, whose length is the mask's area. */
export function pick(plane: Float32Array, mask: Uint8Array, picked: Float32Array): Float32Array {
  // Writes every value and lets the next one overwrite it: the processor would mispredict a branch
  // at every ragged edge.
  for (let i = 0, count = 0; count < picked.length; i++) {
    picked[count] = plane[i] ?? 0
    count += mask[i] ?? 0
  }
  return picked
}

function clampShare(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0
}

/** Limits a value to between 0 and 1 and rounds it to four digits, so that all machines agree. */
export function roundShare(value: number): number {
  return Math.round(clampShare(value) * 1e4) / 1e4
}

/** The fraction of the values that are at least `from` and less than `below`. */
export function shareBetween(values: Float32Array, from: number, below: number): number {
  let count = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0
    if (value >= from && value < below) count++
  }
  return count / Math.max(1, values.length)
}
