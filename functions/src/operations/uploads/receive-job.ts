import { createHash } from 'node:crypto'
import { z } from 'zod'
import { parseUploadPath, photoPath } from '../../domain/analyses/storage-path.ts'
import type { CallContext } from '../../ports/context.ts'
import type { OptimiseOutcome } from '../../ports/image-processor.ts'
import type { Ports } from '../../ports/ports.ts'
import { job } from '../job.ts'
import { claimName, type Received, releaseName } from './claim-name.ts'
import { recordOutcome, type UploadOutcome } from './record-outcome.ts'

/**
 * Claims the name of an upload, scans and optimises the photo, records the outcome, and always
 * removes the original. Ignores the photos that the service itself stores in the bucket. Events
 * come twice, late and in any order. Each is about one generation of one object, each step can be
 * repeated, and the record says which steps are done.
 */
export const receiveUploadJob = job({
  functions: ['receiveUpload'],
  // Storage events carry numbers as text.
  message: z.object({ name: z.string(), generation: z.coerce.string() }),

  async work({ name: path, generation }, ports, context) {
    const owner = parseUploadPath(path)
    if (!owner) return
    const received = { path, generation }
    const claim = await claimName(ports, owner, received, context)
    if (claim === 'OURS') await handle(ports, owner, received, context)
    if (claim === 'TOO_MANY') {
      const { requestId } = context
      ports.log.write('WARNING', 'Upload beyond the number of a day', { requestId, uid: owner.uid })
    }
    await ports.objects.remove(path, context, generation)
  },
})

async function handle(
  ports: Ports,
  owner: { uid: string; name: string },
  received: Received,
  context: CallContext,
): Promise<void> {
  const bytes = await ports.objects.read(received.path, context, received.generation)
  if (!bytes) return releaseName(ports, owner, received, context)
  const outcome = await ports.images.optimise(bytes, context)
  if (outcome.kind === 'INFECTED') {
    const file = createHash('sha256').update(bytes).digest('hex')
    return recordOutcome(ports, owner, received, { ...outcome, file }, context)
  }
  const stored = await store(ports, owner, outcome, context)
  await recordOutcome(ports, owner, received, stored, context)
}

/** Never in place of another photo, which an analysis may name: the upload is refused then. */
async function store(
  { objects, log }: Ports,
  { uid, name }: { uid: string; name: string },
  outcome: Exclude<OptimiseOutcome, { kind: 'INFECTED' }>,
  context: CallContext,
): Promise<UploadOutcome> {
  if (outcome.kind !== 'OPTIMISED') return outcome
  const storagePath = photoPath(uid, name)
  const written = await objects.writeOnce(storagePath, outcome.webp, 'image/webp', context)
  if (written === 'WRITTEN') return outcome
  const { requestId } = context
  log.write('ERROR', 'Another photo has the place of an upload', { requestId, uid })
  return { kind: 'REFUSED' }
}
