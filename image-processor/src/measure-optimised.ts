import sharp from 'sharp'
import { freeBuffer } from './buffers.ts'
import { sniff } from './image/sniff.ts'
import { limits } from './limits.ts'
import { copySidePx, countOnPhoto } from './measure/measure.ts'
import type { RawPhoto } from './measure/planes.ts'
import { locateSigns } from './measure/signs.ts'
import type { PlantNetwork } from './plant-network.ts'
import { Problem } from './problem.ts'
import type { MeasureReply } from './protocol.ts'
import { makeThumbnail } from './thumbnail.ts'

/**
 * Measures the stored photo instead of the upload, so the upload format never changes the numbers.
 * Transparent parts count as white. Makes the thumbnail from the measured pixels.
 *
 * Throws a 422 `Problem` unless the bytes are a WebP of at most 1024 x 1024 px.
 */
export async function measureOptimised(
  webp: Uint8Array,
  network: PlantNetwork,
  timeoutSeconds: number,
): Promise<MeasureReply> {
  const sniffed = sniff(webp)
  if (sniffed.kind !== 'SUPPORTED' || sniffed.format !== 'webp') throw notOptimised()
  const decoded = await decodeCopy(webp, timeoutSeconds)
  // The thumbnail is made in sharp's own threads while this thread measures.
  const [thumbnail, measured] = await Promise.all([
    makeThumbnail(decoded.copy, timeoutSeconds),
    measureDecoded(decoded, network),
  ])
  // Nothing reads the pixels any more. After an error, the network or the thumbnail may still read.
  freeBuffer(decoded.copy.data)
  return { ...measured, thumbnail }
}

/** Measures a decoded photo, but makes no thumbnail. */
export async function measureDecoded(
  { copy, widthPx, heightPx }: Decoded,
  network: PlantNetwork,
): Promise<Omit<MeasureReply, 'thumbnail'>> {
  const answer = network(copy)
  const { counted, tissue } = countOnPhoto(copy)
  const { signals, signMap } = await answer
  const signs = locateSigns(signMap, tissue)
  return { measurementsVersion: '1', widthPx, heightPx, ...counted, signals, signs }
}

type Decoded = { copy: RawPhoto; widthPx: number; heightPx: number }

/**
 * Decodes a working copy for the measurements and the network, with at most `copySidePx` on a side.
 * Lets the decoder shrink the photo, because shrinking the decoded photo would take twice the time.
 */
export async function decodeCopy(webp: Uint8Array, timeoutSeconds: number): Promise<Decoded> {
  try {
    const photo = sharp(webp, { limitInputPixels: limits.optimisedSidePxMax ** 2 })
    const { width: widthPx, height: heightPx } = await photo.metadata()
    const { data, info } = await photo
      .resize({
        width: copySidePx,
        height: copySidePx,
        fit: 'inside',
        withoutEnlargement: true,
        // Sharper kernels overshoot at edges, and the measurements would see detail and lesions
        // there.
        kernel: 'linear',
      })
      .flatten({ background: '#fff' })
      .timeout({ seconds: timeoutSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const copy = { data, widthPx: info.width, heightPx: info.height, channels: 3 } as const
    return { copy, widthPx, heightPx }
  } catch (error) {
    throw notOptimised(error)
  }
}

function notOptimised(cause?: unknown): Problem {
  return new Problem(422, 'IMAGE_UNDECODABLE', 'Only optimised WebP photos are measured.', cause)
}
