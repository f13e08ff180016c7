import type { Grid } from './planes.ts'

/** Mean over a square window by running sums; the window is cut off at the photo's edge. */
export const boxBlur = (
  plane: Float32Array,
  { width, height }: Grid,
  radius: number,
): Float32Array => {
  const rows = new Float32Array(plane.length)
  for (let y = 0; y < height; y++) blurLine(plane, rows, y * width, 1, width, radius)
  const both = new Float32Array(plane.length)
  for (let x = 0; x < width; x++) blurLine(rows, both, x, width, height, radius)
  return both
}

const blurLine = (
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void => {
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
