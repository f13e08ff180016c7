import { ref } from '../../collections/collection.ts'
import { exports, type PendingExport, type PersonalExport } from '../../collections/exports.ts'
import { ids, times } from '../../contract/examples/values.ts'
import { exportBody, personalDataExport } from '../../contract/schemas/account.ts'
import { problem } from '../../domain/problem.ts'
import { addDays, addSeconds } from '../../domain/time.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { enqueueJob } from '../background/queue.ts'
import { endpoint } from '../endpoint.ts'
import { buildExportJob } from '../exports/build-job.ts'
import { exportAnswer, exportSubject, isServed } from './personal-export.ts'

export const exportPersonalData = endpoint({
  id: 'account.export',
  route: { method: 'POST', path: '/v1/gdpr/export', credential: 'identity' },
  summary: 'Start an export of the personal data, or read how far it is',
  description: [
    'The same call is the poll: ask again until `status` is `ready`, then follow `downloadUrl`.',
    'The archive is a ZIP of JSON files and photos, and is served for 7 days.',
    '`fresh: true` starts a new one, once a day.',
  ],
  body: exportBody,
  output: { 200: personalDataExport },
  problems: ['CONFLICT'],
  examples: {
    body: { fresh: false },
    output: {
      200: {
        exportId: ids.export,
        status: 'ready',
        requestedAt: times.started,
        readyAt: times.later,
        expiresAt: times.nextWeek,
        downloadUrl:
          'https://storage.googleapis.com/example/exports/export.zip?X-Goog-Signature=a1',
      },
    },
  },

  /**
   * Starts the one export that a person or an account has, or answers how far
   * it is: 1 read, and 1 write where one starts. A ready one is served for 7 days by links of 15
   * minutes; `fresh` starts another in its place, once a day, else CONFLICT, and in the place of a
   * failed one at any time.
   */
  async handler(call, ports) {
    const uid = exportSubject(call.caller)
    const exportId = ports.ids.random('exp')
    const { current, started } = await ports.store.transaction(
      (database) =>
        startOrRead(database, { uid, exportId, fresh: call.input.fresh }, ports.clock.now()),
      call.signal,
    )
    if (started) await enqueueJob(ports, buildExportJob, { id: uid, data: started }, call.requestId)
    return { status: 200, body: await exportAnswer(ports, uid, current) }
  },
})

async function startOrRead(
  database: StoreTransaction,
  { uid, exportId, fresh }: { uid: string; exportId: string; fresh: boolean },
  now: Date,
): Promise<{ current: PersonalExport; started: PendingExport | undefined }> {
  const exportRef = ref(exports, uid)
  const [known] = await database.getAll(exportRef)
  const served = known && isServed(known, now) ? known : undefined
  if (served && !isReplaced(served, fresh, now)) return { current: served, started: undefined }
  // Only what takes the place of a ready one counts towards the one a day.
  const freshAt = served?.status === 'READY' ? now : (known?.freshAt ?? null)
  const current = newExport(exportId, freshAt, now)
  database.put(exportRef, known, current)
  return { current, started: current }
}

/** Whether a fresh one takes its place. Throws CONFLICT where that was done within the last day. */
function isReplaced(served: PersonalExport, fresh: boolean, now: Date): boolean {
  if (served.status === 'PENDING' || !fresh) return false
  if (served.status === 'READY' && isWithinADay(served.freshAt, now))
    throw problem('CONFLICT', 'A fresh export can be started once a day.')
  return true
}

function newExport(exportId: string, freshAt: Date | null, now: Date): PendingExport {
  return {
    exportId,
    requestedAt: now,
    freshAt,
    status: 'PENDING',
    sweepAt: addSeconds(now, buildExportJob.firstSweepSeconds),
    lease: null,
    attempts: 0,
    done: [],
    current: null,
  }
}

function isWithinADay(moment: Date | null, now: Date): boolean {
  return moment !== null && addDays(moment, 1) > now
}
