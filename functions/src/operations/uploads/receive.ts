import { ref } from '../../collections/collection.ts'
import { securityIncidents } from '../../collections/security-incidents.ts'
import { type Upload, uploads } from '../../collections/uploads.ts'
import { digestId } from '../../domain/idempotency.ts'
import { parseUploadPath, photoPath } from '../../domain/storage-path.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { ImageProcessor, OptimiseOutcome } from '../../ports/image-processor.ts'
import type { Log } from '../../ports/log.ts'
import type { Objects } from '../../ports/objects.ts'
import type { Store } from '../../ports/store.ts'

type Deps = { objects: Objects; images: ImageProcessor; store: Store; clock: Clock; log: Log }
type Received = { path: string; generation: string }

/**
 * What the storage trigger does with an upload: scans and optimises it, records what became of it, and removes the
 * original in every case. Each step can be repeated, so a duplicate or interrupted event does no harm.
 */
export async function receiveUpload(
  deps: Deps,
  { path, generation }: Received,
  context: CallContext,
): Promise<void> {
  const parsed = parseUploadPath(path)
  if (!parsed) return
  const { uid, name } = parsed
  const bytes = await deps.objects.read(path, context)
  if (!bytes) return
  const storagePath = photoPath(uid, name)
  const outcome = await deps.images.optimise(bytes, context)
  if (outcome.kind === 'OPTIMISED')
    await deps.objects.write(storagePath, outcome.webp, 'image/webp', context)
  const record: Upload = {
    uid,
    status: statusOf(outcome),
    storagePath,
    generation,
    createdAt: deps.clock.now(),
  }
  await writeRecord(deps, `${uid}_${name}`, record, outcome, path, context)
  await deps.objects.remove(path, context)
}

function statusOf({ kind }: OptimiseOutcome): Upload['status'] {
  if (kind === 'OPTIMISED') return 'READY'
  return kind === 'INFECTED' ? 'INFECTED' : 'UNDECODABLE'
}

async function writeRecord(
  deps: Deps,
  id: string,
  record: Upload,
  outcome: OptimiseOutcome,
  path: string,
  { requestId, signal }: CallContext,
): Promise<void> {
  const uploadRef = ref(uploads, id)
  const source = `${path}#${record.generation}`
  const incidentRef = ref(securityIncidents, digestId(`upload\n${source}`))
  if (outcome.kind === 'INFECTED') {
    const { signature } = outcome
    deps.log.write('ALERT', 'Malware in an upload', {
      requestId,
      uid: record.uid,
      source,
      signature,
    })
  }
  await deps.store.transaction(async (database) => {
    const [known, incident] = await database.getAll(uploadRef, incidentRef)
    if (known) database.update(uploadRef, record)
    else database.create(uploadRef, record)
    if (outcome.kind !== 'INFECTED' || incident) return
    database.create(incidentRef, {
      kind: 'MALWARE_IN_UPLOAD',
      uid: record.uid,
      accountId: null,
      signature: outcome.signature,
      source,
      createdAt: record.createdAt,
    })
  }, signal)
}
