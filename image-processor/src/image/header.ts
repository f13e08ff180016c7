import sharp, { type Metadata } from 'sharp'

/**
 * Reads the header without decoding a pixel. Returns undefined for a damaged header.
 *
 * Turns off libvips' pixel limit, so that a photo with too many pixels is not called damaged.
 */
export async function readHeader(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}
