import { thumbnailPath } from '../../domain/analyses/storage-path.ts'
import { type CallContext, Unavailable } from '../../ports/context.ts'
import type { Thumbnail } from '../../ports/image-processor.ts'
import type { Ports } from '../../ports/ports.ts'

/**
 * Puts a thumbnail beside its photo; its thumbhash, or null where there is none. A photo can be
 * shown without, so that one which cannot be stored fails no analysis.
 */
export async function storeThumbnail(
  { objects, log }: Ports,
  storagePath: string,
  thumbnail: Thumbnail | undefined,
  context: CallContext,
): Promise<string | null> {
  if (!thumbnail) return null
  try {
    await objects.write(thumbnailPath(storagePath), thumbnail.webp, 'image/webp', context)
    return thumbnail.thumbhash
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    const { requestId } = context
    log.write('WARNING', 'Thumbnail not stored', { requestId, error: String(error) })
    return null
  }
}

/**
 * Removes the thumbnail that a run has stored after another worker ended its transaction, where the
 * photo has been deleted since.
 */
export async function removeStrayThumbnail(
  { objects }: Ports,
  storagePath: string,
  context: CallContext,
): Promise<void> {
  if (await objects.exists(storagePath, context)) return
  await objects.remove(thumbnailPath(storagePath), context)
}

/** Removes a photo, and before it its thumbnail, which never outlives it. Can be repeated. */
export async function removePhotoObjects(
  { objects }: Ports,
  storagePath: string,
  context: CallContext,
): Promise<void> {
  await objects.remove(thumbnailPath(storagePath), context)
  await objects.remove(storagePath, context)
}
