import sharp from 'sharp'
import { optimiseSettings } from './settings.ts'

export type Encoded =
  | { outcome: 'ENCODED'; webp: Buffer; widthPx: number; heightPx: number }
  | { outcome: 'DAMAGED' | 'TOO_SLOW' | 'OUT_OF_MEMORY' }

/**
 * Makes the WebP that is stored: upright, sRGB, without any metadata, at most 1024 x 1024, never enlarged. What only
 * the decoding shows is an outcome; nothing about a photo throws.
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
    return { outcome: whyNot(error) }
  }
}

/** libvips and its decoders say it in words alone. */
function whyNot(error: unknown): 'DAMAGED' | 'TOO_SLOW' | 'OUT_OF_MEMORY' {
  const message = error instanceof Error ? error.message : ''
  if (/^timeout/i.test(message)) return 'TOO_SLOW'
  return /memory allocation|out of memory/i.test(message) ? 'OUT_OF_MEMORY' : 'DAMAGED'
}
