import { stackTrace } from '@plant/common/errors'
import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import {
  exports,
  type PendingExport,
  type PersonalExport,
} from '../../collections/personal-data.ts'
import { limits } from '../../contract/limits.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
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
import { changeExport, exportLease, type LeasedExport, leaseExport, renewLease } from './lease.ts'
import { archivePath, partPath, partsFolder, removeFolderObjects } from './objects.ts'
import { toLine } from './present.ts'
import { exportSteps, type Step } from './steps.ts'

const attemptsMax = 10
/** The delay after the first error. After the nth error the delay is n² times as long. */
const firstRetrySeconds = 10

/**
 * Writes all documents into parts, and streams the parts and photos into one archive. A lease stops
 * simultaneous builds. A crashed build can be repeated. The tenth failure makes the export FAILED.
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

/** Requeues exports whose task was lost. Removes the archives and records of expired exports. */
export function sweepExports(ports: Ports, context: CallContext): Promise<void> {
  const step = (document: StoredDocument<PersonalExport>) =>
    document.data.status === 'PENDING'
      ? requeueJob(ports, buildExportJob, document.id, context)
      : removeEnded(ports, document, context)
  return sweepDue(ports, exports, 'sweepAt', step, context)
}

async function writeArchive(ports: Ports, leased: LeasedExport, context: CallContext) {
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

/** Returns true for objects of this export. The folder may also hold objects of earlier exports. */
function isOf({ uid, exportId }: LeasedExport, path: string): boolean {
  return path === archivePath(uid, exportId) || path.startsWith(partsFolder(uid, exportId))
}

/** An ended export is kept for `servedDays`. Then the sweeper removes the record and archive. */
function endOf({ exportId, requestedAt, freshAt }: PendingExport, now: Date) {
  const expiresAt = addDays(now, limits.export.servedDays)
  return { exportId, requestedAt, freshAt, expiresAt, sweepAt: expiresAt }
}

/** If the failure cannot be stored, the lease expires and the sweeper queues the export again. */
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

/**
 * Writes the documents page by page as parts, and stores the progress after each page so that
 * another builder can continue. A page without stored progress is written again.
 */
async function collectDocuments(
  ports: Ports,
  leased: LeasedExport,
  context: CallContext,
): Promise<void> {
  for (const step of exportSteps(leased.uid)) {
    if (leased.state.done.some((done) => done.step === step.name)) continue
    await collectStep(ports, leased, step, context)
  }
}

async function collectStep(ports: Ports, leased: LeasedExport, step: Step, context: CallContext) {
  const { current } = leased.state
  const known = current?.step === step.name ? current : undefined
  let { parts, documents, after } = known ?? { parts: 0, documents: 0, after: undefined }
  for (;;) {
    const page = await step.page(ports.store, after)
    const found = unexpired(page.documents, ports.clock.now())
    if (found.length > 0) {
      await writePart(ports, leased, step, { part: parts, documents: found }, context)
      parts += 1
      documents += found.length
    }
    after = page.next
    if (after === undefined) break
    await renewLease(
      ports,
      leased,
      { current: { step: step.name, parts, documents, after } },
      context.signal,
    )
  }
  // A step without documents needs no write, because the next builder can repeat it.
  const done = [...leased.state.done, { step: step.name, parts, documents }]
  if (documents > 0) await renewLease(ports, leased, { done, current: null }, context.signal)
}

async function writePart(
  { objects, locales }: Ports,
  { uid, exportId }: LeasedExport,
  { name, collection }: Step,
  { part, documents }: { part: number; documents: StoredDocument<unknown>[] },
  context: CallContext,
): Promise<void> {
  const lines = documents
    .map((document) => toLine(collection, document, { locales, uid }))
    .join('\n')
  const path = partPath(uid, exportId, name, part)
  await objects.write(path, Buffer.from(lines), 'application/x-ndjson', context)
}

/** Leaves out expired documents, because Firestore deletes them up to a day late. */
function unexpired(documents: StoredDocument<unknown>[], now: Date): StoredDocument<unknown>[] {
  return documents.filter(({ data }) => {
    const { expiresAt = null } = data as { expiresAt?: Date | null }
    return !isExpired({ expiresAt }, now)
  })
}
