import { ref } from '../../collections/collection.ts'
import {
  exports,
  type PendingExport,
  type PersonalExport,
} from '../../collections/personal-data.ts'
import { addSeconds } from '../../domain/time.ts'
import type { Ports } from '../../ports/ports.ts'
import { acquireLease, changeLeased } from '../background/lease.ts'

/** A short lease lets the sweeper soon replace a dead worker. A live worker renews its lease. */
export const exportLease = { seconds: 120, renewSeconds: 30 } as const

export type LeasedExport = {
  uid: string
  exportId: string
  requestedAt: Date
  holder: string
  /** The export's document, as this builder last wrote it. */
  state: PendingExport
}

/** Leases the export. Returns undefined if the export has ended or another builder leased it. */
export async function leaseExport(
  ports: Ports,
  task: { uid: string; exportId: string },
  signal: AbortSignal,
): Promise<LeasedExport | undefined> {
  const holder = ports.ids.random('req')
  const acquired = await acquireLease(
    ports,
    ref(exports, task.uid),
    { holder, seconds: exportLease.seconds },
    (current, lease) => {
      if (current.status !== 'PENDING' || current.exportId !== task.exportId) return undefined
      return { ...current, lease, attempts: current.attempts + 1, sweepAt: lease.until }
    },
    signal,
  )
  if (acquired.kind !== 'LEASED') return undefined
  const state = acquired.document
  return { ...task, requestedAt: state.requestedAt, holder, state }
}

/** Writes the builder's progress and renews its lease. Throws `LeaseLost`. */
export async function renewLease(
  ports: Ports,
  leased: LeasedExport,
  progress: Partial<Pick<PendingExport, 'done' | 'current'>>,
  signal: AbortSignal,
): Promise<void> {
  const { holder } = leased
  leased.state = await changeExport(ports, leased, signal, (current, now) => {
    const until = addSeconds(now, exportLease.seconds)
    return { ...current, ...progress, lease: { holder, until }, sweepAt: until }
  })
}

/** Writes a new state of the export that this builder has leased. Throws `LeaseLost`. */
export function changeExport<E extends PersonalExport>(
  ports: Ports,
  { uid, holder }: LeasedExport,
  signal: AbortSignal,
  change: (current: PendingExport, now: Date) => E,
): Promise<E> {
  return changeLeased(ports, ref(exports, uid), holder, change, signal)
}
