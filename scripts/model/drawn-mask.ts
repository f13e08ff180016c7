import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Region } from '../../image-processor/src/measure/schema.ts'
import type { Point } from './strongest-point.ts'

/** A hand-drawn mask, scaled to at most 512 px. */
export type DrawnMask = {
  readonly width: number
  readonly height: number
  /** For each pixel, 1 if the mask is white there, otherwise 0. */
  readonly marked: Uint8Array
}

/** A box with a polygon inside, in fractions of width and height. The polygon may be empty. */
export type Place = {
  readonly region: Region
  readonly outline: readonly (readonly number[])[]
}

const sidePx = 512
const whiteMin = 128
const cornersMin = 3

/** Reads a mask at the size of its photo's working copy, so that mask and photo match. */
export async function readMask(file: string): Promise<DrawnMask> {
  const { data, info } = await sharp(readFileSync(file))
    .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const marked = Uint8Array.from(data, (value) => (value >= whiteMin ? 1 : 0))
  return { width: info.width, height: info.height, marked }
}

export const countMarked = ({ marked }: DrawnMask): number =>
  marked.reduce((sum, value) => sum + value, 0)

/** Whether the mask is white at a point. */
export function isMarked({ width, height, marked }: DrawnMask, { x, y }: Point): boolean {
  const column = Math.min(width - 1, Math.floor(x * width))
  const row = Math.min(height - 1, Math.floor(y * height))
  return marked[row * width + column] === 1
}

/** The fraction of a place's pixels that are white in the mask. */
export function markedShare(mask: DrawnMask, place: Place): number {
  const box = pixelsOf(mask, place.region)
  const inside = place.outline.length < cornersMin ? box : box.filter((at) => isWithin(place, at))
  // A polygon may be thinner than a pixel.
  const pixels = inside.length === 0 ? box : inside
  return pixels.filter((at) => isMarked(mask, at)).length / pixels.length
}

/** The centres of all pixels in a box. Returns at least one pixel. */
function pixelsOf({ width, height }: DrawnMask, region: Region): Point[] {
  const left = Math.min(width - 1, Math.floor(region.x * width))
  const top = Math.min(height - 1, Math.floor(region.y * height))
  const right = Math.max(left + 1, Math.round((region.x + region.width) * width))
  const bottom = Math.max(top + 1, Math.round((region.y + region.height) * height))
  const pixels: Point[] = []
  for (let y = top; y < Math.min(height, bottom); y++)
    for (let x = left; x < Math.min(width, right); x++)
      pixels.push({ x: (x + 0.5) / width, y: (y + 0.5) / height })
  return pixels
}

/** Whether a point is in the polygon. A ray from an inner point crosses an odd number of sides. */
function isWithin({ outline }: Place, { x, y }: Point): boolean {
  const crossed = outline.filter(([x1 = 0, y1 = 0], k) => {
    const [x2 = 0, y2 = 0] = outline[(k + 1) % outline.length] ?? []
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
  })
  return crossed.length % 2 === 1
}
