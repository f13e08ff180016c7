import sharp from 'sharp'
import { freeBuffer } from './free-buffer.ts'
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
 * Measures a photo as it is stored, never as it was sent: so every way of sending it gives the same
 * numbers. Transparent parts count as white. The thumbnail is made from the same pixels.
 *
 * Throws a 422 `Problem` for anything but a WebP of at most 1024 x 1024.
 */
export async function measureOptimised(
  webp: Uint8Array,
  network: PlantNetwork,
  timeoutSeconds: number,
): Promise<MeasureReply> {
  const sniffed = sniff(webp)
  if (sniffed.kind !== 'SUPPORTED' || sniffed.format !== 'webp') throw notOptimised()
  const decoded = await decodeCopy(webp, timeoutSeconds)
  // The thumbnail has threads of its own while this one counts.
  const [thumbnail, measured] = await Promise.all([
    makeThumbnail(decoded.copy, timeoutSeconds),
    measureDecoded(decoded, network),
  ])
  // Network and thumbnail are done with the pixels. After an error they may not be.
  freeBuffer(decoded.copy.data)
  return { ...measured, thumbnail }
}

/** Measures a photo that is decoded, without the thumbnail. */
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
 * Decodes the working copy that the measurements and the network read, of at most `copySidePx`.
 * The decoder shrinks it, which costs half of decoding the whole and shrinking it afterwards.
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
        // Sharper kernels overshoot at edges, which would count as detail and as lesions.
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
