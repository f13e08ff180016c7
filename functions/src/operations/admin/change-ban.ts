import { type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { limits } from '../../contract/limits.ts'
import type { Person } from '../../domain/access/two-person.ts'
import type { AuditEvent } from '../../domain/audit/audit.ts'
import { problem } from '../../domain/problem.ts'
import type { Ports } from '../../ports/ports.ts'
import { commandTransaction } from './audit-trail.ts'
import { type Ban, readBanRecords, writeBan } from './ban-records.ts'
import { readPeople, superadminUids } from './superadmins.ts'

type Command = {
  actorUid: string
  uid: string
  reason: string | null
  action: AuditEvent['action']
  /** Lets the actor pass, as they stand, or throws. */
  allow(actor: User | undefined): User
}
type Records = { actor: User; user: User; now: Date }

/**
 * Changes a user's access by an administrator. `next` looks at the records as they stand, throws
 * what is refused, and answers the ban to hold from now on; one that is held already writes
 * nothing. 5 reads and 5 writes, and where the user is a superadmin 2 reads for each of them.
 * Throws NOT_FOUND, and CONFLICT for a ban that would leave too few superadmins.
 */
export async function changeBan(
  ports: Ports,
  { actorUid, uid, reason, action, allow }: Command,
  next: (records: Records) => Ban,
  signal: AbortSignal,
) {
  const ban = await commandTransaction(
    ports.store,
    async (database): Promise<Ban> => {
      const [actor] = await database.getAll(ref(users, actorUid))
      const allowed = allow(actor)
      const records = await readBanRecords(database, uid)
      const { user } = records
      const now = ports.clock.now()
      const wanted = next({ actor: allowed, user, now })
      if (wanted && !user.ban && user.role === 'superadmin')
        requireOthers(uid, await readPeople(database, await superadminUids(ports.store)))
      return writeBan(database, records, wanted, { actorUid, action, target: uid, reason }, now)
    },
    signal,
  )
  const status = ban === null ? ('active' as const) : ('banned' as const)
  return { status: 200 as const, body: { uid, status, permanent: ban?.permanent ?? false } }
}

function requireOthers(uid: string, superadmins: readonly Person[]): void {
  const left = superadmins.filter(
    (other) => other.uid !== uid && other.user.role === 'superadmin' && other.user.ban === null,
  )
  if (left.length < limits.admin.unbannedSuperadminsMin)
    throw problem('CONFLICT', 'Too few superadmins would be left who are not banned.')
}
