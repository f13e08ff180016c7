import { parsePhotoPath, uploadPrefix } from '../../../domain/analyses/storage-path.ts'
import { problem } from '../../../domain/problem.ts'
import type { CallContext } from '../../../ports/context.ts'
import type { Ports } from '../../../ports/ports.ts'

const retryAfterSeconds = 2

/**
 * Lets a start go on whose photo is in storage. Throws IMAGE_NOT_READY while the upload is still to
 * be scanned, and IMAGE_NOT_FOUND for what is not there or was refused, as the claim does for what
 * is another's: they look the same.
 */
export async function requirePhoto(
  { objects }: Ports,
  storagePath: string,
  context: CallContext,
): Promise<void> {
  const parsed = parsePhotoPath(storagePath)
  if (!parsed) throw problem('IMAGE_NOT_FOUND')
  if (await objects.exists(storagePath, context)) return
  const isWaiting = await objects.existsUnder(uploadPrefix(parsed.uid, parsed.name), context)
  if (isWaiting) throw problem('IMAGE_NOT_READY', { retryAfterSeconds })
  // The photo appears before its original goes: it may have done both between the two looks.
  if (await objects.exists(storagePath, context)) return
  throw problem('IMAGE_NOT_FOUND')
}
