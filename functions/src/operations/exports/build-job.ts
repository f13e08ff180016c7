import { stackTrace } from '@plant/common/errors'
import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import {
  exports,
  type PendingExport,
  type PersonalExport,
} from '../../collections/personal-data.ts'
import { limits } from '../../contract/limits.ts'
import { exportsFolder } from '../../domain/erasure/personal-data.ts'
import { addDays, addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { sweepDue } from '../background/due.ts'
import { LeaseLost } from '../background/lease.ts'
import { requeueJob } from '../background/queue.ts'
import { job } from '../job.ts'
import { archiveEntries } from './archive.ts'
import { collectDocuments } from './collect.ts'
import { changeExport, exportLease, type LeasedExport, leaseExport, renewLease } from './lease.ts'
import { archivePath, partsFolder, removeFolderObjects } from './objects.ts'

const attemptsMax = 10
/** Delay after the first error. After the nth error the delay is n² times as long. */
const firstRetrySeconds = 10

/**
 * Builds an export: reads all documents into parts, packs them and the photos into one archive,
 * streaming, and makes it READY. It can start again after any crash. Of two runs at once, one
 * stops. After an error it tries again, each time later; the tenth error makes the export FAILED.
 */
export const buildExportJob = job({
  functions: ['buildExport'],
  message: z.object({ uid: z.string().min(1), exportId: z.string().min(1) }),
  collection: exports,
  firstSweepSeconds: 30,
  sweepAgainSeconds: 60,
  isWaiting: (current: PersonalExport): current is PendingExport => current.status === 'PENDING',
  queue: () => 'buildExport',
  taskName: (_uid, { exportId, attempts }) => `${exportId}-${attempts}`,
  taskData: (uid, { exportId }) => ({ uid, exportId }),

  async work(task, ports, context) {
    const leased = await leaseExport(ports, task, context.signal)
    if (!leased) return
    try {
      await removeFolderObjects(ports, exportsFolder(leased.uid), context, (path) =>
        isOf(leased, path),
      )
      await collectDocuments(ports, leased, context)
      await writeArchive(ports, leased, context)
      await changeExport(ports, leased, context.signal, (current, now) => ({
        ...endOf(current, now),
        status: 'READY',
        readyAt: now,
      }))
      await removeFolderObjects(ports, partsFolder(leased.uid, leased.exportId), context)
    } catch (error) {
      if (!(error instanceof LeaseLost)) await scheduleRetry(ports, leased, error, context)
    }
  },
})

/**
 * Queues an export again when its task or its worker is lost. Removes an export that was served for
 * its days: first the archive, then the record.
 */
export function sweepExports(ports: Ports, context: CallContext): Promise<void> {
  const step = (document: StoredDocument<PersonalExport>) =>
    document.data.status === 'PENDING'
      ? requeueJob(ports, buildExportJob, document.id, context)
      : removeEnded(ports, document, context)
  return sweepDue(ports, exports, 'sweepAt', step, context)
}

async function writeArchive(
  ports: Ports,
  leased: LeasedExport,
  context: CallContext,
): Promise<void> {
  let renewedAt = ports.clock.now()
  const renew = async () => {
    if (ports.clock.now() < addSeconds(renewedAt, exportLease.renewSeconds)) return
    await renewLease(ports, leased, {}, context.signal)
    renewedAt = ports.clock.now()
  }
  const archive = ports.archiver.pack(archiveEntries(ports, leased, context, renew))
  const path = archivePath(leased.uid, leased.exportId)
  await ports.objectStreams.write(path, archive, 'application/zip', context)
}

/** Everything else in the folder is of an export before this one. */
function isOf({ uid, exportId }: LeasedExport, path: string): boolean {
  return path === archivePath(uid, exportId) || path.startsWith(partsFolder(uid, exportId))
}

/** An ended export is served for its days. Then the sweeper removes it with its archive. */
function endOf({ exportId, requestedAt, freshAt }: PendingExport, now: Date) {
  const expiresAt = addDays(now, limits.export.servedDays)
  return { exportId, requestedAt, freshAt, expiresAt, sweepAt: expiresAt }
}

/** Where even the next try cannot be written, the lease ends and the sweeper queues the export. */
async function scheduleRetry(
  ports: Ports,
  leased: LeasedExport,
  error: unknown,
  { requestId, signal }: CallContext,
): Promise<void> {
  const { exportId } = leased
  const fields = { requestId, exportId, stack_trace: stackTrace(error) }
  ports.log.write('ERROR', 'Export not built', fields)
  await changeExport(ports, leased, signal, (current, now) => {
    if (current.attempts >= attemptsMax)
      return { ...endOf(current, now), status: 'FAILED' as const }
    const sweepAt = addSeconds(now, firstRetrySeconds * current.attempts ** 2)
    return { ...current, lease: null, sweepAt }
  }).catch((lost: unknown) => {
    ports.log.write('WARNING', 'Export left to the sweeper', {
      requestId,
      exportId,
      error: String(lost),
    })
  })
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
