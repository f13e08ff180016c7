import sharp from 'sharp'
import { sniff } from './image/sniff.ts'
import { limits } from './limits.ts'
import { measurePhoto } from './measure/measure.ts'
import { Problem } from './problem.ts'
import type { PhotoMeasurements } from './protocol.ts'

/**
 * Measures a photo as it is stored, never as it was sent, so that every way in gives the same answer.
 * Transparent parts count as white. Throws a 422 `Problem` for anything but a WebP of at most 1024 x 1024.
 */
export async function measureOptimised(
  webp: Uint8Array,
  timeoutSeconds: number,
): Promise<PhotoMeasurements> {
  const sniffed = sniff(webp)
  if (sniffed.kind !== 'SUPPORTED' || sniffed.format !== 'webp') throw notOptimised()
  const { data, info } = await decode(webp, timeoutSeconds)
  return measurePhoto({
    data,
    widthPx: info.width,
    heightPx: info.height,
    channels: 3,
  })
}

async function decode(webp: Uint8Array, timeoutSeconds: number) {
  try {
    return await sharp(webp, { limitInputPixels: limits.optimisedSidePxMax ** 2 })
      .flatten({ background: '#fff' })
      .timeout({ seconds: timeoutSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw notOptimised(error)
  }
}

function notOptimised(cause?: unknown): Problem {
  return new Problem(422, 'IMAGE_UNDECODABLE', 'Only optimised WebP photos are measured.', cause)
}
