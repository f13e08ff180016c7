import { findComponents } from './components.ts'
import type { Grid, Mask } from './planes.ts'

const spread = (mask: Mask, { width, height }: Grid, radius: number, wanted: 0 | 1): Mask => {
  const rows = mask.slice()
  for (let y = 0; y < height; y++) {
    spreadLine(mask, rows, y * width, 1, width, radius, wanted)
  }
  const both = rows.slice()
  for (let x = 0; x < width; x++) {
    spreadLine(rows, both, x, width, height, radius, wanted)
  }
  return both
}

/** Each pixel within `radius` along the line of one that is `wanted` becomes `wanted`. */
const spreadLine = (
  from: Mask,
  to: Mask,
  start: number,
  step: number,
  length: number,
  radius: number,
  wanted: 0 | 1,
): void => {
  let last = -radius - 1
  for (let k = 0; k < length; k++) {
    if (from[start + k * step] === wanted) last = k
    if (k - last <= radius) to[start + k * step] = wanted
  }
  let next = length + radius
  for (let k = length - 1; k >= 0; k--) {
    if (from[start + k * step] === wanted) next = k
    if (next - k <= radius) to[start + k * step] = wanted
  }
}

/** Grows the mask by a square of the given radius in pixels. */
export const dilate = (mask: Mask, grid: Grid, radius: number): Mask =>
  spread(mask, grid, radius, 1)

/** Shrinks the mask by a square of the given radius; the photo's edge does not shrink it. */
export const erode = (mask: Mask, grid: Grid, radius: number): Mask => spread(mask, grid, radius, 0)

/** The pixels enclosed by the mask, where the enclosed part is no larger than `areaMax`. */
export const findHoles = (mask: Mask, grid: Grid, areaMax: number): Mask => {
  const { labels, list } = findComponents(
    mask.map((value) => 1 - value),
    grid,
  )
  return labels.reduce<Mask>((holes, label, i) => {
    const part = list[label - 1]
    if (part !== undefined && !part.touchesEdge && part.area <= areaMax) holes[i] = 1
    return holes
  }, new Uint8Array(mask.length))
}
