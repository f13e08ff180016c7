import { readLargePhoto } from '../../../image-processor/src/testing/large-photos.ts'
import { drawPhoto } from '../../../image-processor/src/testing/photos.ts'

/** Animations with far more pixels than their files have bytes. */
export async function animations(): Promise<Record<string, Buffer>> {
  const frame = await drawPhoto(300, 200).gif({ effort: 1 }).toBuffer()
  const tableBytes = 13 + 3 * 2 ** (((frame[10] ?? 0) & 7) + 1)
  const [head, picture] = [frame.subarray(0, tableBytes), frame.subarray(tableBytes, -1)]
  const frames = Math.floor(9_000_000 / picture.length)
  return {
    'GIF of 9 MB of frames': Buffer.concat([
      head,
      ...Array.from({ length: frames }, () => picture),
      Buffer.from([0x3b]),
    ]),
    'WebP of 30 frames of 12 megapixels': readLargePhoto('webp-30-frames-of-12-megapixels'),
  }
}
