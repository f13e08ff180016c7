import { commandTransaction, operatorActor } from './audit-trail.ts'
import { readBanRecords, writeBan } from './ban-records.ts'
import type { BanDependencies } from './change-ban.ts'

/**
 * Bans a user permanently, by the operator: also one of the last superadmins, whom no superadmin
 * may ban. Throws NOT_FOUND.
 */
export function banByOperator(
  deps: BanDependencies,
  uid: string,
  reason: string,
  signal: AbortSignal,
): Promise<void> {
  return commandTransaction(
    deps.store,
    async (database) => {
      const records = await readBanRecords(database, uid)
      const now = deps.clock.now()
      const { ban } = records.user
      const wanted = ban?.permanent ? ban : { at: now, permanent: true, reason }
      const event = { actorUid: operatorActor, action: 'user.ban-permanently', reason } as const
      writeBan(database, records, wanted, { ...event, target: uid }, now)
    },
    signal,
  )
}

/** Lifts any ban, by the operator: also where no superadmin is left to do it. Throws NOT_FOUND. */
export function unbanByOperator(
  deps: BanDependencies,
  uid: string,
  signal: AbortSignal,
): Promise<void> {
  return commandTransaction(
    deps.store,
    async (database) => {
      const records = await readBanRecords(database, uid)
      const event = { actorUid: operatorActor, action: 'user.unban', reason: null } as const
      writeBan(database, records, null, { ...event, target: uid }, deps.clock.now())
    },
    signal,
  )
}
