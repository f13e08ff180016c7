import { ref } from '../../collections/collection.ts'
import { uploads } from '../../collections/uploads.ts'
import { limits } from '../../contract/limits.ts'
import { addDays } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { sweepDue } from '../background/due.ts'
import { deletePhotoIfUnreferenced } from '../photos/delete-if-unreferenced.ts'

/** Replaces a TTL policy, which would delete the record but leave the photo without a reference. */
export function sweepExpiredUploads(ports: Ports, context: CallContext): Promise<void> {
  const expire = ({ id }: { id: string }) => expireUpload(ports, id, context)
  return sweepDue(ports, uploads, 'expiresAt', expire, context)
}

/**
 * Keeps a photo that an analysis uses, and checks the photo again after another 30 days. Otherwise
 * removes the photo, and frees the name by removing the record. Also removes an unhandled original.
 */
async function expireUpload(ports: Ports, id: string, context: CallContext): Promise<void> {
  const uploadRef = ref(uploads, id)
  const [upload] = await ports.store.getAll(uploadRef)
  if (!upload || upload.expiresAt > ports.clock.now()) return
  if (upload.status === 'PENDING')
    await ports.objects.remove(upload.path, context, upload.generation)
  const removed = await deletePhotoIfUnreferenced(ports, upload.storagePath, context)
  await ports.store.transaction(async (database) => {
    const [current] = await database.getAll(uploadRef)
    const now = ports.clock.now()
    if (!current || current.expiresAt > now) return
    if (removed) database.remove(uploadRef)
    else {
      const expiresAt = addDays(now, limits.analysis.temporaryDays)
      database.update(uploadRef, { ...current, expiresAt })
    }
  }, context.signal)
}
