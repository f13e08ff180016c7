import { imageSidePxMax, requestPhotoBodyBytesLimit } from '@plant-analysis/client/limits'
import { checkPhoto, checkSidePx, type PhotoWarning } from './check-photo.ts'
import { isForService } from './is-for-service.ts'

/** Twice the size that the service stores, so that the service can still scale the photo down. */
const sentSidePxMax = 2 * imageSidePxMax
const sentQuality = 0.9
/** Base64 makes the photo a third longer than its bytes. */
const sentBytesMax = 0.74 * requestPhotoBodyBytesLimit

export type ReadPhoto = {
  readonly bytes: Blob
  readonly warnings: readonly PhotoWarning[]
  /** False if only the service can decode the photo. The page then sends the photo unchanged. */
  readonly isShown: boolean
}

export type Unreadable = 'BROKEN' | 'TOO_LARGE'

/**
 * Decodes a file, checks the photo and scales it down. The resulting photo is upright, and has no
 * location or camera data. Returns a reason if the photo cannot be sent.
 */
export async function readPhoto(file: Blob): Promise<ReadPhoto | Unreadable> {
  const bitmap = await decode(file)
  if (!bitmap) return withoutPixels(file)
  try {
    const copy = drawn(bitmap, checkSidePx)
    const pixels = copy.context.getImageData(0, 0, copy.canvas.width, copy.canvas.height)
    const { canvas } = drawn(bitmap, sentSidePxMax)
    const bytes = await canvas.convertToBlob({ type: 'image/jpeg', quality: sentQuality })
    return { bytes, warnings: checkPhoto(pixels, bitmap), isShown: true }
  } finally {
    bitmap.close()
  }
}

async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

async function withoutPixels(file: Blob): Promise<ReadPhoto | Unreadable> {
  const head = new Uint8Array(await file.slice(0, 32).arrayBuffer())
  if (!isForService(head)) return 'BROKEN'
  if (file.size > sentBytesMax) return 'TOO_LARGE'
  return { bytes: file, warnings: [], isShown: false }
}

function drawn(bitmap: ImageBitmap, sidePxMax: number) {
  const scale = Math.min(1, sidePxMax / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser cannot draw on a canvas')
  // JPEG has no transparency, so transparent parts would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return { canvas, context }
}
