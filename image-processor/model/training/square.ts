import sharp from 'sharp'
import { segmentFoliage } from '../../src/measure/foliage.ts'
import { classifyTissue } from '../../src/measure/tissue.ts'
import { differenceHash } from './near-duplicates.ts'

/** The squares are larger than the network's input, so that training can rotate and zoom them. */
export const squareSidePx = 192

/**
 * Returns the RGB bytes of a photo that is squashed to a square. Does not crop the photo, so that
 * the photo keeps its edges. Returns null for a damaged photo.
 */
export async function readSquare(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (bytes.length === 0) return null
  return await sharp(bytes)
    .rotate()
    .resize(squareSidePx, squareSidePx, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(() => null)
}

export const printOf = (square: Uint8Array): Promise<Uint32Array> =>
  differenceHash(square, squareSidePx)

/** Returns four bytes per pixel: red, green, blue and the foliage mask (0 or 255). */
export function withFoliage(square: Uint8Array): Uint8Array {
  const photo = {
    data: square,
    widthPx: squareSidePx,
    heightPx: squareSidePx,
    channels: 3,
  } as const
  const grid = { width: squareSidePx, height: squareSidePx }
  const { mask } = segmentFoliage(classifyTissue(photo), grid)
  const all = new Uint8Array(squareSidePx * squareSidePx * 4)
  for (let i = 0; i < mask.length; i++) {
    all.set(square.subarray(i * 3, i * 3 + 3), i * 4)
    all[i * 4 + 3] = (mask[i] ?? 0) * 255
  }
  return all
}
