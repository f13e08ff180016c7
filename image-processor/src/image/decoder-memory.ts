import type { Metadata } from 'sharp'
import type { Isolation } from '../concurrency-limiter.ts'
import { limits } from '../limits.ts'
import type { SourceFormat } from '../protocol.ts'
import { pngChunks } from './image-end.ts'

/** Formats with cheap headers. A child process reads the others (docs/decisions/0123). */
export type CheapFormat = Exclude<SourceFormat, 'avif' | 'heic' | 'tiff'>

/**
 * Chooses how to decode a photo, by the memory that the photo's decoder will need, and a PNG by the
 * time. A lossless WebP, or a lossless transparency in a WebP, may have 65,536 tables, whose memory
 * no size limits. No decoder shrinks an animated WebP, whose frames may be parts of the picture.
 */
export function isolationFor(format: CheapFormat, header: Metadata, photo: Buffer): Isolation {
  if (format === 'webp' && ['VP8L', 'ALPH', 'ANMF'].some((chunk) => photo.includes(chunk)))
    return 'CHILD_PROCESS'
  // A JPEG has at most 65,535 pixels in a line, and its decoder shrinks them. A WebP has 16,383.
  const side = Math.max(header.width, header.height)
  if (['png', 'gif'].includes(format) && side > limits.sharedSidePxMax) return 'CHILD_PROCESS'
  if (format === 'png') return isFastPng(header, photo) ? 'SHARED' : 'CHILD_PROCESS'
  const bytes = header.width * header.height * decoderBytesPerPixel(format, header)
  if (bytes <= limits.sharedDecodeBytesMax) return 'SHARED'
  return bytes <= limits.exclusiveDecodeBytesMax ? 'EXCLUSIVE' : 'CHILD_PROCESS'
}

/**
 * Whether a PNG takes half a second at most, to inflate and to convert. No decoder shrinks a PNG,
 * so that its profile applies to all pixels. A grey photo takes the time of a coloured one. Such a
 * PNG needs less memory than the other photos that are decoded side by side.
 */
function isFastPng({ width, height, channels, depth, icc }: Metadata, photo: Buffer): boolean {
  const pixelBytes = Math.max(channels, 3) * (depth === 'uchar' ? 1 : 2)
  const cost = icc === undefined ? 1 : 2
  const deflatedBytes = pngChunks(photo, ['IDAT']).reduce((sum, { data }) => sum + data.length, 0)
  const deflatedCost = deflatedBytes * limits.pngDeflatedByteCost
  return width * height * pixelBytes * cost + deflatedCost <= limits.sharedPngBytesMax
}

/** A decoder's bytes per pixel, measured at 50 megapixels, rounded up (docs/decisions/0123). */
function decoderBytesPerPixel(format: Exclude<CheapFormat, 'png'>, header: Metadata): number {
  switch (format) {
    case 'jpeg':
      // A progressive JPEG holds all coefficients, 16 bits each, whatever its chroma subsampling.
      return header.isProgressive === true ? header.channels * 2.25 : 1
    case 'webp':
      return 5
    case 'gif':
      return 6
  }
}
