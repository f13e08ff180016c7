import { ref } from '../../collections/collection.ts'
import { exports, type PersonalExport } from '../../collections/exports.ts'
import { exportsFolder } from '../../domain/personal-data.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import { dueDocuments, runEach } from '../sweeps/due.ts'
import type { ExportDeps } from './deps.ts'
import { enqueueBuild } from './enqueue.ts'
import { removeFolderObjects } from './remove-objects.ts'

/** When a queued builder is looked for again. */
const sweepAgainSeconds = 60

/** An export whose builder is lost or never came is queued again; one that was served for its days goes, archive first. */
export async function sweepExports(deps: ExportDeps, context: CallContext): Promise<void> {
  const woken = await dueDocuments(deps, exports, 'sweepAt', context)
  await runEach(
    deps,
    context,
    woken.map(({ id, data }) =>
      data.status === 'PENDING' ? wake(deps, id, context) : removeEnded(deps, id, data, context),
    ),
  )
}

async function wake(deps: ExportDeps, uid: string, context: CallContext): Promise<void> {
  const exportRef = ref(exports, uid)
  const woken = await deps.store.transaction(async (database) => {
    const [current] = await database.getAll(exportRef)
    const now = deps.clock.now()
    if (current?.status !== 'PENDING' || current.sweepAt > now) return undefined
    const next = { ...current, holder: null, sweepAt: addSeconds(now, sweepAgainSeconds) }
    database.update(exportRef, next)
    return next
  }, context.signal)
  if (woken) await enqueueBuild(deps, { uid, ...woken }, woken.sweepAt, context)
}

async function removeEnded(
  deps: ExportDeps,
  uid: string,
  { exportId }: PersonalExport,
  context: CallContext,
): Promise<void> {
  await removeFolderObjects(deps, `${exportsFolder(uid)}${exportId}`, context)
  const exportRef = ref(exports, uid)
  await deps.store.transaction(async (database) => {
    const [current] = await database.getAll(exportRef)
    if (current && current.exportId === exportId && current.status !== 'PENDING')
      database.remove(exportRef)
  }, context.signal)
}
