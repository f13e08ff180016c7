import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { drawPhoto, insertPngChunk } from './photos.ts'

/**
 * Photos that take much memory or time to decode, each with a name.
 *
 * Making the photos takes most of a minute, so tests read files from `large-photos/`. Brotli
 * shrinks plain colours to a few kilobytes. `make-large-photos.ts` makes all large photos again.
 */
const recipes = {
  'avif-6-megapixels': () => opaque(3000, 2000).avif(fast).toBuffer(),
  'avif-8-megapixels': () => opaque(3400, 2400).avif(fast).toBuffer(),
  'avif-12-megapixels': () => opaque(5000, 2500).avif(fast).toBuffer(),
  'avif-12-megapixels-alpha': () => plain(4000, 3000).avif(fast).toBuffer(),
  'avif-17-megapixels': () => opaque(5000, 3400).avif(fast).toBuffer(),
  'avif-50-megapixels': () => opaque(10_000, 5000).avif(fast).toBuffer(),
  'avif-50-megapixels-12-bits-alpha': () =>
    plain(10_000, 5000)
      .avif({ ...fast, bitdepth: 12 })
      .toBuffer(),
  'gif-50-megapixels': () => plain(10_000, 5000).gif({ effort: 1 }).toBuffer(),
  'jpeg-50-megapixels': () => opaque(10_000, 5000).jpeg().toBuffer(),
  'jpeg-6-megapixels-progressive': () => opaque(3000, 2000).jpeg({ progressive: true }).toBuffer(),
  'jpeg-24-megapixels-progressive': () =>
    opaque(8000, 3000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  'jpeg-50-megapixels-progressive': () =>
    plain(10_000, 5000)
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4', mozjpeg: false })
      .toBuffer(),
  'jpeg-50-megapixels-progressive-cmyk': () =>
    plain(10_000, 5000).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(),
  'png-50-megapixels': () => opaque(10_000, 5000).png().toBuffer(),
  'png-50-megapixels-interlaced': () => opaque(10_000, 5000).png({ progressive: true }).toBuffer(),
  'png-50-megapixels-interlaced-16-bits-alpha': () =>
    plain(10_000, 5000).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  'png-text-of-400-megabytes': () => pngWithZeros('zTXt', 'Comment\0\0'),
  'png-profile-of-400-megabytes': () => pngWithZeros('iCCP', 'profile\0\0'),
  'tiff-50-megapixels-16-bits-alpha': () =>
    plain(10_000, 5000).toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer(),
  'webp-50-megapixels': () => opaque(10_000, 5000).webp(fast).toBuffer(),
  'webp-50-megapixels-lossless': () =>
    plain(10_000, 5000)
      .webp({ ...fast, lossless: true })
      .toBuffer(),
  'webp-30-frames-of-12-megapixels': () => animatedWebp(30),
} as const satisfies Record<string, () => Promise<Buffer>>

export type LargePhoto = keyof typeof recipes
export const largePhotos = Object.keys(recipes) as readonly LargePhoto[]

const fast = { effort: 0 } as const

export function readLargePhoto(name: LargePhoto): Buffer {
  return brotliDecompressSync(readFileSync(fileOf(name)))
}

/** Makes all photos again. A newer libvips may encode the same pictures as different bytes. */
export async function writeLargePhotos(): Promise<void> {
  for (const [name, make] of Object.entries(recipes)) {
    writeFileSync(fileOf(name), brotliCompressSync(await make()))
  }
}

function fileOf(name: string): string {
  return join(import.meta.dirname, 'large-photos', `${name}.br`)
}

function plain(width: number, height: number): Sharp {
  const background = { r: 40, g: 130, b: 40, alpha: 0.5 }
  return sharp({ create: { width, height, channels: 4, background } })
}

function opaque(width: number, height: number): Sharp {
  return plain(width, height).removeAlpha()
}

/** The frames differ, because libwebp merges equal frames. */
async function animatedWebp(frames: number): Promise<Buffer> {
  const pictures = Array.from({ length: frames }, (_, at) => {
    const background = { r: 8 * at, g: 130, b: 40 }
    const picture = { create: { width: 4000, height: 3000, channels: 3, background } } as const
    return sharp(picture).png().toBuffer()
  })
  const options = { join: { animated: true }, limitInputPixels: false }
  return await sharp(await Promise.all(pictures), options)
    .webp(fast)
    .toBuffer()
}

/** A small PNG with one chunk that grows a thousandfold, to 400 MB, when it is inflated. */
async function pngWithZeros(chunk: string, head: string): Promise<Buffer> {
  const png = await drawPhoto(200, 100).png().toBuffer()
  const zeros = deflateSync(Buffer.alloc(400 * 1024 * 1024), { level: 9 })
  return insertPngChunk(png, chunk, Buffer.concat([Buffer.from(head), zeros]))
}
