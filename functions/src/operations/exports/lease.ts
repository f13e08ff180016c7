import { type Ref, ref } from '../../collections/collection.ts'
import { exports, type PendingExport, type PersonalExport } from '../../collections/exports.ts'
import { addSeconds } from '../../domain/time.ts'
import type { ExportDeps } from './deps.ts'

/** How long a builder may be silent before another takes over where it was. */
const leaseSeconds = 120

/** A builder that has the export to itself. */
export type Lease = {
  uid: string
  exportId: string
  requestedAt: Date
  holder: string
  /** As of the last step written. */
  state: PendingExport
}

/** Another builder has it, or it was withdrawn: whoever meets this stops and leaves everything as it is. */
export class LeaseLost extends Error {
  constructor() {
    super('The export is in other hands')
    this.name = 'HoldLost'
  }
}

/** Takes the export; undefined where it is not pending any more, or another builder is at it. */
export async function acquireLease(
  deps: ExportDeps,
  task: { uid: string; exportId: string },
  signal: AbortSignal,
): Promise<Lease | undefined> {
  const holder = deps.ids.random('req')
  const state = await deps.store.transaction(async (database) => {
    const exportRef = ref(exports, task.uid)
    const [current] = await database.getAll(exportRef)
    const now = deps.clock.now()
    if (current?.status !== 'PENDING' || current.exportId !== task.exportId) return undefined
    if (current.holder !== null && current.sweepAt > now) return undefined
    const next: PendingExport = {
      ...current,
      holder,
      attempts: current.attempts + 1,
      sweepAt: addSeconds(now, leaseSeconds),
    }
    database.update(exportRef, next)
    return next
  }, signal)
  return state && { ...task, requestedAt: state.requestedAt, holder, state }
}

/** Writes how far the builder is, and that it lives. Throws `HoldLost`. */
export async function renewLease(
  deps: ExportDeps,
  hold: Lease,
  progress: Partial<Pick<PendingExport, 'done' | 'current'>>,
  signal: AbortSignal,
): Promise<void> {
  hold.state = await changeLeased(deps, hold, signal, (current, now) => ({
    ...current,
    ...progress,
    sweepAt: addSeconds(now, leaseSeconds),
  }))
}

/** Writes what becomes of an export that this builder has. Throws `HoldLost`. */
export async function changeLeased<E extends PersonalExport>(
  deps: ExportDeps,
  { uid, holder }: Lease,
  signal: AbortSignal,
  change: (current: PendingExport, now: Date) => E,
): Promise<E> {
  const exportRef: Ref<PersonalExport> = ref(exports, uid)
  return deps.store.transaction(async (database) => {
    const [current] = await database.getAll(exportRef)
    if (current?.status !== 'PENDING' || current.holder !== holder) throw new LeaseLost()
    const next = change(current, deps.clock.now())
    database.update(exportRef, next)
    return next
  }, signal)
}
