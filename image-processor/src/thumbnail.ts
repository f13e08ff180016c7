import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { limits } from './limits.ts'
import type { RawPhoto } from './measure/planes.ts'
import type { MeasureReply } from './protocol.ts'

/** A ThumbHash stores seven frequencies per side, so more pixels would not change the hash. */
const hashedSidePx = 64

/**
 * Makes the thumbnail of a decoded photo, and its ThumbHash. A ThumbHash is a blurred picture of at
 * most 25 bytes, which a page shows until the thumbnail has loaded.
 */
export async function makeThumbnail(
  { data, widthPx, heightPx, channels }: RawPhoto,
  timeoutSeconds: number,
): Promise<NonNullable<MeasureReply['thumbnail']>> {
  const raw = { width: widthPx, height: heightPx, channels }
  const shrunk = (sidePx: number) =>
    sharp(data, { raw })
      .resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: timeoutSeconds })
  // On 95 photos, effort 0 took 3.3 ms at 34.9 dB, effort 2 4.2 ms at 34.6 dB, effort 4 8.1 ms.
  const [webp, hashed] = await Promise.all([
    shrunk(limits.thumbnailSidePxMax).webp({ quality: 75, effort: 0 }).toBuffer(),
    shrunk(hashedSidePx).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
  ])
  const { width, height } = hashed.info
  const thumbhash = Buffer.from(rgbaToThumbHash(width, height, hashed.data)).toString('base64')
  return { imageBase64: webp.toString('base64'), thumbhash }
}
