import sharp, { type SharpOptions, type WebpOptions } from 'sharp'
import { limits } from '../limits.ts'

/**
 * The documented settings: a stored photo is byte for byte `sharp(photo,
 * input).resize(resize).webp(webp).toBuffer()`.
 *
 * sharp writes no metadata and converts to sRGB unless told otherwise. `failOn` stays at its
 * default, 'warning', which refuses truncated photos. Effort 2 takes 0.6 of the default's time for
 * the same bytes (docs/decisions/0011).
 */
export const optimiseSettings = {
  input: { autoOrient: true, limitInputPixels: limits.photoPixelsMax } satisfies SharpOptions,
  resize: {
    width: limits.optimisedSidePxMax,
    height: limits.optimisedSidePxMax,
    fit: 'inside',
    withoutEnlargement: true,
  },
  webp: { quality: 92, effort: 2 } satisfies WebpOptions,
} as const

export type Encoded =
  | { outcome: 'ENCODED'; webp: Buffer; widthPx: number; heightPx: number }
  | { outcome: 'DAMAGED' | 'TOO_SLOW' | 'OUT_OF_MEMORY' }

/**
 * Makes the WebP that is stored: upright, sRGB, without metadata, at most 1024 x 1024, never
 * enlarged. Faults that only decoding shows are outcomes; nothing about a photo throws.
 */
export async function encode(bytes: Uint8Array, timeoutSeconds: number): Promise<Encoded> {
  try {
    const { data, info } = await sharp(bytes, optimiseSettings.input)
      .resize(optimiseSettings.resize)
      .webp(optimiseSettings.webp)
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true })
    return { outcome: 'ENCODED', webp: data, widthPx: info.width, heightPx: info.height }
  } catch (error) {
    return { outcome: failureOf(error) }
  }
}

/** Told by the message, because libvips and its decoders give no error codes. */
function failureOf(error: unknown): 'DAMAGED' | 'TOO_SLOW' | 'OUT_OF_MEMORY' {
  const message = error instanceof Error ? error.message : ''
  if (/^timeout/i.test(message)) return 'TOO_SLOW'
  return /memory allocation|out of memory/i.test(message) ? 'OUT_OF_MEMORY' : 'DAMAGED'
}
