import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import {
  exports,
  type PendingExport,
  type PersonalExport,
} from '../../collections/personal-data.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import { ids, times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { personalDataExport } from '../../contract/schemas/account.ts'
import { problem } from '../../domain/problem.ts'
import { addDays, addSeconds } from '../../domain/time.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { callingKey } from '../api-keys/calling-key.ts'
import { enqueueJob } from '../background/queue.ts'
import { endpoint } from '../endpoint.ts'
import { buildExportJob } from '../exports/build-job.ts'
import { exportAnswer, isServed } from './personal-export.ts'

const exportBody = z.object({
  fresh: z.boolean().describe('Starts a new export even if a ready one exists.').default(false),
})

export const exportPersonalData = endpoint({
  id: 'account.export',
  route: {
    method: 'POST',
    path: '/v1/gdpr/export',
    credential: 'identity',
    scopes: ['read', 'manage'],
  },
  summary: 'Start an export of the personal data, or read its progress',
  description: [
    'Repeat this call until `status` is `ready`, then download the archive from `downloadUrl`.',
    `The archive is a ZIP of JSON files and photos, and can be downloaded for ${limits.export.servedDays} days.`,
    '`fresh: true` starts a new export, once a day.',
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
   * Starts an export, or returns the state of the last export. Costs 1 read, up to 2 more for a
   * ready export, and 1 more for a key. A new export costs 1 more write. `fresh` can replace a
   * failed export at any time, but a ready export only once a day. Throws CONFLICT if `fresh` has
   * replaced a ready export within the last day.
   */
  async handler(call, ports) {
    const { caller } = call
    const { uid } = caller
    const exportId = ports.ids.random('exp')
    const wanted = { caller, exportId, fresh: call.input.fresh }
    const { current, started } = await ports.store.transaction(async (database) => {
      const now = ports.clock.now()
      await callingKey(database, call, now)
      return startOrRead(database, wanted, now)
    }, call.signal)
    if (started) await enqueueJob(ports, buildExportJob, { id: uid, data: started }, call.requestId)
    return { status: 200, body: await exportAnswer(ports, uid, current) }
  },
})

async function startOrRead(
  database: StoreTransaction,
  { caller, exportId, fresh }: { caller: KnownCaller; exportId: string; fresh: boolean },
  now: Date,
): Promise<{ current: PersonalExport; started: PendingExport | undefined }> {
  const exportRef = ref(exports, caller.uid)
  const [known] = await database.getAll(exportRef)
  const isCurrent = known && (await isServed(database, caller, known, now))
  const served = isCurrent ? known : undefined
  if (served && !isReplaced(served, fresh, now)) return { current: served, started: undefined }
  // Replacing a failed export does not count towards the one fresh export a day.
  const freshAt = served?.status === 'READY' ? now : (known?.freshAt ?? null)
  const current = newExport(exportId, freshAt, now)
  database.put(exportRef, known, current)
  return { current, started: current }
}

/** Throws CONFLICT if `fresh` has already replaced a ready export within the last day. */
function isReplaced(served: PersonalExport, fresh: boolean, now: Date): boolean {
  if (served.status === 'PENDING' || !fresh) return false
  if (served.status === 'READY' && served.freshAt && addDays(served.freshAt, 1) > now)
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
