import type { Grid, Mask } from './planes.ts'
import { reusedInts, reusedMask } from './reused-array.ts'

const rowsMemory = reusedMask()
const clearMemory = reusedInts()

/**
 * Erodes a mask. A pixel stays set if the square window around the pixel has no clear pixel. The
 * window's `radius` is in pixels. The mask does not shrink at the photo's edge.
 */
export function erode(
  mask: Mask,
  { width, height }: Grid,
  radius: number,
  eroded: Mask = new Uint8Array(mask.length),
): Mask {
  const rows = rowsMemory(mask.length)
  for (let y = 0; y < height; y++) erodeRow(mask, rows, y * width, width, radius)
  const clear = clearMemory(width).fill(0)
  for (let y = 0; y < Math.min(radius, height); y++) countClear(clear, rows, y * width, 1)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) countClear(clear, rows, (y + radius) * width, 1)
    if (y > radius) countClear(clear, rows, (y - radius - 1) * width, -1)
    const start = y * width
    for (let x = 0; x < width; x++) eroded[start + x] = clear[x] === 0 ? 1 : 0
  }
  return eroded
}

/** Adds a row's clear pixels to the counts of the columns, or subtracts them if `sign` is -1. */
function countClear(clear: Int32Array, rows: Mask, start: number, sign: 1 | -1): void {
  for (let x = 0; x < clear.length; x++) {
    clear[x] = (clear[x] ?? 0) + sign * (1 - (rows[start + x] ?? 0))
  }
}

function erodeRow(from: Mask, to: Mask, start: number, width: number, radius: number): void {
  const end = start + width
  let clear = 0
  for (let i = start; i < Math.min(start + radius, end); i++) clear += 1 - (from[i] ?? 0)
  for (let i = start; i < end; i++) {
    if (i + radius < end) clear += 1 - (from[i + radius] ?? 0)
    if (i - radius > start) clear -= 1 - (from[i - radius - 1] ?? 0)
    to[i] = clear === 0 ? 1 : 0
  }
}
