import { limits } from '../../contract/limits.ts'
import { exportsFolder } from '../../domain/personal-data.ts'
import { addDays, addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import { archiveEntries } from './archive.ts'
import { collectDocuments } from './collect.ts'
import type { ExportDeps } from './deps.ts'
import { acquireLease, changeLeased, type Lease, LeaseLost, renewLease } from './lease.ts'
import { archivePath, partsFolder } from './paths.ts'
import { removeFolderObjects } from './remove-objects.ts'

const attemptsMax = 10
const firstRetrySeconds = 10
/** Well within the lease. */
const renewAfterSeconds = 30

/**
 * Builds an export: reads all documents into parts, packs them and the photos into one archive, streaming, and makes it
 * READY. May be begun again after any crash, and by two at once: one of them stops. An error is tried again, each time
 * later, and the tenth makes the export FAILED.
 */
export async function buildExport(
  deps: ExportDeps,
  task: { uid: string; exportId: string },
  context: CallContext,
): Promise<void> {
  const hold = await acquireLease(deps, task, context.signal)
  if (!hold) return
  try {
    await removeFolderObjects(deps, exportsFolder(hold.uid), context, (path) => isOf(hold, path))
    await collectDocuments(deps, hold, context)
    await writeArchive(deps, hold, context)
    await changeLeased(deps, hold, context.signal, (current, now) => ({
      ...endOf(current, now),
      status: 'READY',
      readyAt: now,
    }))
    await removeFolderObjects(deps, partsFolder(hold.uid, hold.exportId), context)
  } catch (error) {
    if (!(error instanceof LeaseLost)) await letGo(deps, hold, error, context)
  }
}

async function writeArchive(deps: ExportDeps, hold: Lease, context: CallContext): Promise<void> {
  let renewedAt = deps.clock.now()
  const renew = async () => {
    if (deps.clock.now() < addSeconds(renewedAt, renewAfterSeconds)) return
    await renewLease(deps, hold, {}, context.signal)
    renewedAt = deps.clock.now()
  }
  const archive = deps.archiver.pack(archiveEntries(deps, hold, context, renew))
  const path = archivePath(hold.uid, hold.exportId)
  await deps.objectStreams.write(path, archive, 'application/zip', context)
}

/** Everything else in the folder is of an export before this one. */
function isOf({ uid, exportId }: Lease, path: string): boolean {
  return path === archivePath(uid, exportId) || path.startsWith(partsFolder(uid, exportId))
}

/** An ended export stays for the days that it is served; then the sweeper removes it with its archive. */
function endOf<E extends Lease['state']>({ exportId, requestedAt, freshAt }: E, now: Date) {
  return { exportId, requestedAt, freshAt, sweepAt: addDays(now, limits.export.servedDays) }
}

/** Leaves it for the next try; where even that cannot be written, the lease lapses and the sweeper does the same. */
async function letGo(
  deps: ExportDeps,
  hold: Lease,
  error: unknown,
  { requestId, signal }: CallContext,
): Promise<void> {
  const { exportId } = hold
  deps.log.write('ERROR', 'Export not built', { requestId, exportId, error: String(error) })
  await changeLeased(deps, hold, signal, (current, now) => {
    if (current.attempts >= attemptsMax)
      return { ...endOf(current, now), status: 'FAILED' as const }
    const sweepAt = addSeconds(now, firstRetrySeconds * current.attempts ** 2)
    return { ...current, holder: null, sweepAt }
  }).catch((lost: unknown) => {
    deps.log.write('WARNING', 'Export left to the sweeper', {
      requestId,
      exportId,
      error: String(lost),
    })
  })
}
