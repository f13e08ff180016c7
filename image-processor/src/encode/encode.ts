import sharp, { type SharpOptions, type WebpOptions } from 'sharp'
import { limits } from '../limits.ts'

/**
 * The documented settings for sharp. A stored photo has exactly the bytes of `sharp(photo,
 * input).resize(resize).webp(webp).toBuffer()`.
 *
 * By default sharp drops metadata, converts to sRGB, and refuses truncated photos (`failOn:
 * 'warning'`). Effort 2 gives the same size in bytes as the default effort in 60 % of the time
 * (docs/decisions/0011).
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

export type EncodeFailure = 'DAMAGED' | 'TOO_SLOW' | 'OUT_OF_MEMORY'
export type Encoded =
  | { outcome: 'ENCODED'; webp: Buffer; widthPx: number; heightPx: number }
  | { outcome: EncodeFailure }

/**
 * Makes the stored WebP: upright, sRGB, without metadata, at most 1024 x 1024 px, never enlarged.
 * Returns an outcome for each fault that only decoding reveals, and never throws for a photo. With
 * `ignoreIcc`, the colours count as sRGB.
 */
export async function encode(
  bytes: Uint8Array,
  timeoutSeconds: number,
  { ignoreIcc = false } = {},
): Promise<Encoded> {
  try {
    const { data, info } = await sharp(bytes, { ...optimiseSettings.input, ignoreIcc })
      .resize(optimiseSettings.resize)
      .webp(optimiseSettings.webp)
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true })
    return { outcome: 'ENCODED', webp: data, widthPx: info.width, heightPx: info.height }
  } catch (error) {
    return { outcome: failureOf(error) }
  }
}

/** Reads the cause from the error message, because libvips and its decoders give no error codes. */
function failureOf(error: unknown): EncodeFailure {
  const message = error instanceof Error ? error.message : ''
  if (/^timeout/i.test(message)) return 'TOO_SLOW'
  return /memory allocation|out of memory/i.test(message) ? 'OUT_OF_MEMORY' : 'DAMAGED'
}
