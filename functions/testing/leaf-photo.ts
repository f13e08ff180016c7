import sharp from 'sharp'
import { readPhoto } from '../../scripts/common/photos.ts'

/**
 * A square photo of a healthy coffee leaf, as base64. Each `seed` from 0 to 1023 cuts out another
 * part of the photo, so the bytes differ while the answer stays the same.
 */
export async function leafPhoto(seed = 1, side = 320): Promise<string> {
  const cut = { left: 128 + (seed % 32), top: Math.floor(seed / 32) % 32, width: 224, height: 224 }
  const photo = sharp(readPhoto('coffee_healthy_01.jpg')).extract(cut).resize(side)
  return (await photo.jpeg({ quality: 90 }).toBuffer()).toString('base64')
}
