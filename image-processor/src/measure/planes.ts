/** An 8-bit RGB photo, row by row, without padding. */
export type RawPhoto = {
  readonly data: Uint8Array
  readonly widthPx: number
  readonly heightPx: number
  readonly channels: 3
}

/** The size of the working copy in pixels. A plane has one value per pixel, row by row. */
export type Grid = { readonly width: number; readonly height: number }

/** A set of pixels, with 1 for a pixel in the set and 0 for every other pixel. */
export type Mask = Uint8Array

export function countMask(mask: Mask): number {
  let count = 0
  for (let i = 0; i < mask.length; i++) count += mask[i] ?? 0
  return count
}
