import { ref } from '../../collections/collection.ts'
import { type Upload, uploads } from '../../collections/uploads.ts'
import { limits } from '../../contract/limits.ts'
import { addDays } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { sweepDue } from '../background/due.ts'
import { deletePhotoIfUnreferenced } from '../photos/delete-if-unreferenced.ts'
import { isSame, type Received, uploadId } from './claim-name.ts'

/** Replaces a TTL policy, which would delete the record but leave the photo without a reference. */
export function sweepExpiredUploads(ports: Ports, context: CallContext): Promise<void> {
  const isDue = ({ expiresAt }: Upload) => expiresAt <= ports.clock.now()
  const expire = ({ id }: { id: string }) => forgetUpload(ports, id, isDue, context)
  return sweepDue(ports, uploads, 'expiresAt', expire, context)
}

/**
 * Frees the name of an upload that is not to be processed. An earlier run may have stored its photo
 * and ended before it recorded the outcome, so removes the photo too.
 */
export function releaseName(
  ports: Ports,
  { uid, name }: { uid: string; name: string },
  received: Received,
  context: CallContext,
): Promise<void> {
  const isUnprocessed = (upload: Upload) => upload.status === 'PENDING' && isSame(upload, received)
  return forgetUpload(ports, uploadId(uid, name), isUnprocessed, context)
}

/**
 * Forgets an upload while `isDue`. Keeps a photo that an analysis uses, and checks the photo again
 * after another 30 days. Otherwise removes the photo, and frees the name by removing the record.
 * Also removes an unhandled original.
 */
async function forgetUpload(
  ports: Ports,
  id: string,
  isDue: (upload: Upload) => boolean,
  context: CallContext,
): Promise<void> {
  const uploadRef = ref(uploads, id)
  const [upload] = await ports.store.getAll(uploadRef)
  if (!upload || !isDue(upload)) return
  if (upload.status === 'PENDING')
    await ports.objects.remove(upload.path, context, upload.generation)
  const removed = await deletePhotoIfUnreferenced(ports, upload.storagePath, context)
  await ports.store.transaction(async (database) => {
    const [current] = await database.getAll(uploadRef)
    if (!current || !isDue(current)) return
    if (removed) database.remove(uploadRef)
    else {
      const expiresAt = addDays(ports.clock.now(), limits.analysis.temporaryDays)
      database.update(uploadRef, { ...current, expiresAt })
    }
  }, context.signal)
}
