import { stackTrace } from '@plant/common/errors'
import type { PendingExport } from '../../collections/personal-data.ts'
import { limits } from '../../contract/limits.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { exportsFolder } from '../../domain/erasure/personal-data.ts'
import { addDays, addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { LeaseLost } from '../background/lease.ts'
import { archiveEntries } from './archive.ts'
import { collectDocuments } from './collect.ts'
import { changeExport, type LeasedExport, leaseExport, renewLease } from './lease.ts'
import { archivePath, partsFolder } from './paths.ts'
import { removeFolderObjects } from './remove-objects.ts'

const attemptsMax = 10
const { firstRetrySeconds, renewLeaseSeconds } = backgroundTiming.buildExport

/**
 * Builds an export: reads all documents into parts, packs them and the photos into one archive,
 * streaming, and makes it READY. May be begun again after any crash, and by two at once: one of
 * them stops. An error is tried again, each time later, and the tenth makes the export FAILED.
 */
export async function buildExport(
  ports: Ports,
  task: { uid: string; exportId: string },
  context: CallContext,
): Promise<void> {
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
}

async function writeArchive(
  ports: Ports,
  leased: LeasedExport,
  context: CallContext,
): Promise<void> {
  let renewedAt = ports.clock.now()
  const renew = async () => {
    if (ports.clock.now() < addSeconds(renewedAt, renewLeaseSeconds)) return
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
