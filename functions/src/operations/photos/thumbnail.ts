import { thumbnailPath } from '../../domain/analyses/storage-path.ts'
import { type CallContext, Unavailable } from '../../ports/context.ts'
import type { Thumbnail } from '../../ports/image-processor.ts'
import type { Ports } from '../../ports/ports.ts'

/** Returns the thumbhash, or null if there is no thumbnail or if storing the thumbnail failed. */
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

/** Removes a thumbnail that a run stored after the photo was deleted. */
export async function removeStrayThumbnail(
  { objects }: Ports,
  storagePath: string,
  context: CallContext,
): Promise<void> {
  if (await objects.exists(storagePath, context)) return
  await objects.remove(thumbnailPath(storagePath), context)
}

/** Removes the thumbnail, then the photo, so that no thumbnail is left behind. Can be repeated. */
export async function removePhotoObjects(
  { objects }: Ports,
  storagePath: string,
  context: CallContext,
): Promise<void> {
  await objects.remove(thumbnailPath(storagePath), context)
  await objects.remove(storagePath, context)
}
