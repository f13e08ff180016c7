import { type Ref, ref } from '../../collections/collection.ts'
import { exports, type PendingExport, type PersonalExport } from '../../collections/exports.ts'
import { addSeconds } from '../../domain/time.ts'
import type { ExportDeps } from './deps.ts'

/** How long a builder may be silent before another takes over where it was. */
const leaseSeconds = 120

/** A builder that has the export to itself. */
export type Hold = {
  uid: string
  exportId: string
  requestedAt: Date
  holder: string
  /** As of the last step written. */
  state: PendingExport
}

/** Another builder has it, or it was withdrawn: whoever meets this stops and leaves everything as it is. */
export class HoldLost extends Error {
  constructor() {
    super('The export is in other hands')
    this.name = 'HoldLost'
  }
}

/** Takes the export; undefined where it is not pending any more, or another builder is at it. */
export async function takeHold(
  deps: ExportDeps,
  task: { uid: string; exportId: string },
  signal: AbortSignal,
): Promise<Hold | undefined> {
  const holder = deps.ids.random('req')
  const state = await deps.store.transaction(async (database) => {
    const exportRef = ref(exports, task.uid)
    const [current] = await database.getAll(exportRef)
    const now = deps.clock.now()
    if (current?.status !== 'PENDING' || current.exportId !== task.exportId) return undefined
    if (current.holder !== null && current.wakeAt > now) return undefined
    const next: PendingExport = {
      ...current,
      holder,
      attempts: current.attempts + 1,
      wakeAt: addSeconds(now, leaseSeconds),
    }
    database.update(exportRef, next)
    return next
  }, signal)
  return state && { ...task, requestedAt: state.requestedAt, holder, state }
}

/** Writes how far the builder is, and that it lives. Throws `HoldLost`. */
export async function keepHold(
  deps: ExportDeps,
  hold: Hold,
  progress: Partial<Pick<PendingExport, 'done' | 'current'>>,
  signal: AbortSignal,
): Promise<void> {
  hold.state = await changeHeld(deps, hold, signal, (current, now) => ({
    ...current,
    ...progress,
    wakeAt: addSeconds(now, leaseSeconds),
  }))
}

/** Writes what becomes of an export that this builder has. Throws `HoldLost`. */
export async function changeHeld<E extends PersonalExport>(
  deps: ExportDeps,
  { uid, holder }: Hold,
  signal: AbortSignal,
  change: (current: PendingExport, now: Date) => E,
): Promise<E> {
  const exportRef: Ref<PersonalExport> = ref(exports, uid)
  return deps.store.transaction(async (database) => {
    const [current] = await database.getAll(exportRef)
    if (current?.status !== 'PENDING' || current.holder !== holder) throw new HoldLost()
    const next = change(current, deps.clock.now())
    database.update(exportRef, next)
    return next
  }, signal)
}
