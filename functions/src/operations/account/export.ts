import { ref } from '../../collections/collection.ts'
import { exports, type PendingExport, type PersonalExport } from '../../collections/exports.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { problem } from '../../domain/problem.ts'
import { addDays, addSeconds } from '../../domain/time.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { enqueueJob } from '../background/job.ts'
import { buildExport } from '../background/jobs.ts'
import type { ExportDeps } from '../exports/deps.ts'
import { exportAnswer, exportSubject, isServed } from './personal-export.ts'

/**
 * `POST /v1/gdpr/export`: starts the one export that a person or an account has, or answers how far
 * it is: 1 read, and 1 write where one starts. A ready one is served for 7 days by links of 15
 * minutes; `fresh` starts another in its place, once a day, else CONFLICT, and in the place of a
 * failed one at any time.
 */
export function exportPersonalData(deps: ExportDeps): Handler<'account.export'> {
  return async (call) => {
    const uid = exportSubject(knownCaller(call.caller))
    const exportId = deps.ids.random('exp')
    const { current, started } = await deps.store.transaction(
      (database) =>
        startOrRead(database, { uid, exportId, fresh: call.input.fresh }, deps.clock.now()),
      call.signal,
    )
    if (started) await enqueueJob(deps, buildExport, { id: uid, data: started }, call.requestId)
    return { status: 200, body: await exportAnswer(deps, uid, current) }
  }
}

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
    sweepAt: addSeconds(now, backgroundTiming.buildExport.firstSweepSeconds),
    lease: null,
    attempts: 0,
    done: [],
    current: null,
  }
}

function isWithinADay(moment: Date | null, now: Date): boolean {
  return moment !== null && addDays(moment, 1) > now
}
