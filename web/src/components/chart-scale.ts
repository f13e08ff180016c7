/** The axis of a chart: from 0 to `top`, with lines at `ticks`. */
export type Scale = { readonly top: number; readonly ticks: readonly number[] }

const steps = [1, 2, 5, 10]
const linesMax = 4

/**
 * Makes an axis that ends at a round number and has two to five lines. `stepMin` is the smallest
 * useful step, such as 1 for counts.
 */
export function scaleOf(values: readonly number[], stepMin: number): Scale {
  const largest = Math.max(...values, stepMin)
  const power = 10 ** Math.floor(Math.log10(largest / linesMax))
  const wanted = steps.map((step) => step * power).find((step) => largest / step <= linesMax)
  const step = Math.max(wanted ?? largest, stepMin)
  const count = Math.ceil(largest / step - 1e-9)
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, at) => at * step) }
}
