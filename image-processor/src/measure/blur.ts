import type { Grid } from './planes.ts'

/** The mean over a square window, by running sums. The window is cut off at the photo's edge. */
export function boxBlur(
  plane: Float32Array,
  { width, height }: Grid,
  radius: number,
): Float32Array {
  const rows = new Float32Array(plane.length)
  for (let y = 0; y < height; y++) blurLine(plane, rows, y * width, 1, width, radius)
  return blurDown(rows, { width, height }, radius)
}

/** Row by row with a sum per column: going down each column would jump and take twice the time. */
function blurDown(rows: Float32Array, { width, height }: Grid, radius: number): Float32Array {
  const both = new Float32Array(rows.length)
  const sums = new Float64Array(width)
  let count = 0
  const add = (y: number, sign: 1 | -1): void => {
    if (y < 0 || y >= height) return
    count += sign
    const start = y * width
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + sign * (rows[start + x] ?? 0)
  }
  for (let y = 0; y < radius; y++) add(y, 1)
  for (let y = 0; y < height; y++) {
    add(y + radius, 1)
    add(y - radius - 1, -1)
    const start = y * width
    for (let x = 0; x < width; x++) both[start + x] = (sums[x] ?? 0) / count
  }
  return both
}

function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  let sum = 0
  let count = 0
  for (let k = 0; k < Math.min(radius, length); k++) {
    sum += from[start + k * step] ?? 0
    count++
  }
  for (let k = 0; k < length; k++) {
    if (k + radius < length) {
      sum += from[start + (k + radius) * step] ?? 0
      count++
    }
    if (k - radius > 0) {
      sum -= from[start + (k - radius - 1) * step] ?? 0
      count--
    }
    to[start + k * step] = sum / count
  }
}
