import { ref } from '../../collections/collection.ts'
import { exports, type PersonalExport } from '../../collections/personal-data.ts'
import { exportsFolder } from '../../domain/erasure/personal-data.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { sweepDue } from '../background/due.ts'
import { sweepJob } from '../background/job.ts'
import { buildExport } from '../background/jobs.ts'
import { removeFolderObjects } from './remove-objects.ts'

/**
 * Queues an export again whose builder is lost or never came, and removes one that was served for
 * its days, archive first.
 */
export function sweepExports(ports: Ports, context: CallContext): Promise<void> {
  const step = (document: StoredDocument<PersonalExport>) =>
    document.data.status === 'PENDING'
      ? sweepJob(ports, buildExport, document.id, context)
      : removeEnded(ports, document, context)
  return sweepDue(ports, exports, 'sweepAt', step, context)
}

async function removeEnded(
  ports: Ports,
  { id: uid, data: { exportId } }: StoredDocument<PersonalExport>,
  context: CallContext,
): Promise<void> {
  await removeFolderObjects(ports, `${exportsFolder(uid)}${exportId}`, context)
  const exportRef = ref(exports, uid)
  await ports.store.transaction(async (database) => {
    const [current] = await database.getAll(exportRef)
    if (current && current.exportId === exportId && current.status !== 'PENDING')
      database.remove(exportRef)
  }, context.signal)
}
