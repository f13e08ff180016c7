import type { Ports } from '../../ports/ports.ts'
import { commandTransaction, operatorActor } from './audit-trail.ts'
import { readBanRecords, writeBan } from './ban-records.ts'

/**
 * Bans a user permanently, by the operator: also one of the last superadmins, whom no superadmin
 * may ban. Throws NOT_FOUND.
 */
export function banByOperator(
  ports: Ports,
  uid: string,
  reason: string,
  signal: AbortSignal,
): Promise<void> {
  return commandTransaction(
    ports.store,
    async (database) => {
      const records = await readBanRecords(database, uid)
      const now = ports.clock.now()
      const { ban } = records.user
      const wanted = ban?.permanent ? ban : { at: now, permanent: true, reason }
      const event = { actorUid: operatorActor, action: 'user.ban-permanently', reason } as const
      writeBan(database, records, wanted, { ...event, target: uid }, now)
    },
    signal,
  )
}

/** Lifts any ban, by the operator: also where no superadmin is left to do it. Throws NOT_FOUND. */
export function unbanByOperator(ports: Ports, uid: string, signal: AbortSignal): Promise<void> {
  return commandTransaction(
    ports.store,
    async (database) => {
      const records = await readBanRecords(database, uid)
      const event = { actorUid: operatorActor, action: 'user.unban', reason: null } as const
      writeBan(database, records, null, { ...event, target: uid }, ports.clock.now())
    },
    signal,
  )
}
