import { parseUploadPath, photoPath } from '../../domain/analyses/storage-path.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { ImageProcessor } from '../../ports/image-processor.ts'
import type { Log } from '../../ports/log.ts'
import type { Objects } from '../../ports/objects.ts'
import type { Store } from '../../ports/store.ts'
import { claimName, type Received, releaseName } from './claim-name.ts'
import { recordOutcome } from './record-outcome.ts'

export type ReceiveDeps = {
  objects: Objects
  images: ImageProcessor
  store: Store
  clock: Clock
  log: Log
}

/**
 * What the storage trigger does with an upload: claims its name, scans and optimises it, records
 * the outcome, and removes the original in every case. Events come twice, late and in any order.
 * Each is about one generation of one object, each step can be repeated, and the record tells what
 * is done.
 */
export async function receiveUpload(
  deps: ReceiveDeps,
  received: Received,
  context: CallContext,
): Promise<void> {
  const owner = parseUploadPath(received.path)
  if (!owner) return
  if ((await claimName(deps, owner, received, context)) === 'OURS')
    await handle(deps, owner, received, context)
  await deps.objects.remove(received.path, context, received.generation)
}

async function handle(
  deps: ReceiveDeps,
  owner: { uid: string; name: string },
  received: Received,
  context: CallContext,
): Promise<void> {
  const bytes = await deps.objects.read(received.path, context, received.generation)
  if (!bytes) return releaseName(deps, owner, received, context)
  const outcome = await deps.images.optimise(bytes, context)
  if (outcome.kind === 'OPTIMISED') {
    const storagePath = photoPath(owner.uid, owner.name)
    await deps.objects.write(storagePath, outcome.webp, 'image/webp', context)
  }
  await recordOutcome(deps, owner, received, outcome, context)
}
