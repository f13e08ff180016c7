import sharp from 'sharp'
import { optimiseSettings } from '../../../image-processor/src/encode/encode.ts'

/** The raw RGB pixels of a photo after the endpoint's resize. */
export function lossless(bytes: Buffer): Promise<Buffer> {
  const { input, resize } = optimiseSettings
  return sharp(bytes, input).resize(resize).removeAlpha().raw().toBuffer()
}

/** The peak signal-to-noise ratio over all channels in decibels, or NaN if the sizes differ. */
export async function psnr(webp: Buffer, reference: Buffer): Promise<number> {
  const pixels = await sharp(webp).removeAlpha().raw().toBuffer()
  if (pixels.length !== reference.length) return Number.NaN
  let squares = 0
  for (let at = 0; at < pixels.length; at += 1)
    squares += ((pixels[at] ?? 0) - (reference[at] ?? 0)) ** 2
  return 10 * Math.log10((255 ** 2 * pixels.length) / squares)
}
