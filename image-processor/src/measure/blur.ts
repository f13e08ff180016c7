import type { Grid } from './planes.ts'
import { reusedArray, reusedFloats } from './reused-array.ts'

const rowsMemory = reusedFloats()
const sumsMemory = reusedArray((length) => new Float64Array(length))

/**
 * Uses running sums to write the mean of the square window around each pixel to `blurred`. At the
 * photo's edge, only the part of the window inside the photo counts.
 */
export function boxBlur(
  plane: Float32Array,
  { width, height }: Grid,
  radius: number,
  blurred = new Float32Array(plane.length),
): Float32Array {
  const rows = rowsMemory(plane.length)
  for (let y = 0; y < height; y++) blurRow(plane, rows, y * width, width, radius)
  blurDown(rows, blurred, { width, height }, radius)
  return blurred
}

/** Works row by row with a sum for each column. Going down the columns takes twice the time. */
function blurDown(
  rows: Float32Array,
  blurred: Float32Array,
  { width, height }: Grid,
  radius: number,
): void {
  const sums = sumsMemory(width).fill(0)
  for (let y = 0; y < Math.min(radius, height); y++) addRow(sums, rows, y * width, 1)
  for (let y = 0; y < height; y++) {
    const isWhole = y > radius && y + radius < height
    if (isWhole) {
      moveDown(sums, rows, (y + radius) * width, (y - radius - 1) * width)
    } else {
      if (y + radius < height) addRow(sums, rows, (y + radius) * width, 1)
      if (y > radius) addRow(sums, rows, (y - radius - 1) * width, -1)
    }
    const share = 1 / (Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1)
    const start = y * width
    for (let x = 0; x < width; x++) blurred[start + x] = (sums[x] ?? 0) * share
  }
}

function addRow(sums: Float64Array, rows: Float32Array, start: number, sign: 1 | -1): void {
  for (let x = 0; x < sums.length; x++) sums[x] = (sums[x] ?? 0) + sign * (rows[start + x] ?? 0)
}

function moveDown(sums: Float64Array, rows: Float32Array, next: number, last: number): void {
  for (let x = 0; x < sums.length; x++) {
    sums[x] = (sums[x] ?? 0) + ((rows[next + x] ?? 0) - (rows[last + x] ?? 0))
  }
}

/** Handles the ends of a row separately, so that only their code checks for the photo's edge. */
function blurRow(
  from: Float32Array,
  to: Float32Array,
  start: number,
  width: number,
  radius: number,
): void {
  const end = start + width
  let sum = 0
  for (let i = start; i < Math.min(start + radius, end); i++) sum += from[i] ?? 0
  let i = start
  for (; i < Math.min(start + radius + 1, end); i++) {
    if (i + radius < end) sum += from[i + radius] ?? 0
    to[i] = sum / (Math.min(end - 1, i + radius) - start + 1)
  }
  const share = 1 / (2 * radius + 1)
  for (; i + radius < end; i++) {
    sum += (from[i + radius] ?? 0) - (from[i - radius - 1] ?? 0)
    to[i] = sum * share
  }
  for (; i < end; i++) {
    sum -= from[i - radius - 1] ?? 0
    to[i] = sum / (end - Math.max(start, i - radius))
  }
}
