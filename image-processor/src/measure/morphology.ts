import { findComponents, maskOf } from './components.ts'
import type { Grid, Mask } from './planes.ts'

/** Shrinks a mask by a square of a radius in pixels. The photo's edge does not shrink it. */
export function erode(mask: Mask, { width, height }: Grid, radius: number): Mask {
  const rows = mask.slice()
  for (let y = 0; y < height; y++) {
    clearLine(mask, rows, y * width, 1, width, radius)
  }
  const both = rows.slice()
  for (let x = 0; x < width; x++) {
    clearLine(rows, both, x, width, height, radius)
  }
  return both
}

/** Clears each pixel within `radius` along the line of one that is clear. */
function clearLine(
  from: Mask,
  to: Mask,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  let last = -radius - 1
  for (let k = 0; k < length; k++) {
    if (from[start + k * step] === 0) last = k
    if (k - last <= radius) to[start + k * step] = 0
  }
  let next = length + radius
  for (let k = length - 1; k >= 0; k--) {
    if (from[start + k * step] === 0) next = k
    if (next - k <= radius) to[start + k * step] = 0
  }
}

/** Finds what the mask encloses: parts of at most `areaMax` pixels, and larger ones. */
export function findHoles(
  mask: Mask,
  grid: Grid,
  areaMax: number,
): { readonly small: Mask; readonly large: Mask } {
  const inverted = mask.map((value) => 1 - value)
  const parts = findComponents(inverted, grid)
  return {
    small: maskOf(parts, ({ touchesEdge, area }) => !touchesEdge && area <= areaMax),
    large: maskOf(parts, ({ touchesEdge, area }) => !touchesEdge && area > areaMax),
  }
}
