import { type Account, accounts, type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { limits } from '../../contract/limits.ts'
import { isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { holds } from '../../domain/access/permissions.ts'
import type { Person } from '../../domain/access/two-person.ts'
import type { AuditEvent } from '../../domain/audit/audit.ts'
import { problem } from '../../domain/problem.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { commandTransaction, openTrail, operatorActor, type Trail } from './audit-trail.ts'
import { readPeople, superadminUids } from './superadmins.ts'

type Ban = User['ban']
type BanRecords = { user: User; account: Account | undefined; trail: Trail }
type BanEvent = Pick<AuditEvent, 'actorUid' | 'action' | 'reason'> & { target: string }
type BanCall = {
  caller: { uid: string }
  input: { uid: string; reason?: string | undefined }
  signal: AbortSignal
}
type Rule = {
  action: AuditEvent['action']
  /** Returns the actor, or throws if the actor may not run the command. */
  allow(actor: User | undefined): User
  /** Returns the ban to store; null lifts the ban. Throws if the actor may not ban this user. */
  next(records: { actor: User; user: User; now: Date }): Ban
}

/**
 * Changes a user's ban, or writes nothing if the ban stays the same. Costs 4 reads and 5 writes.
 * Banning one of n superadmins costs 2n more reads. Throws NOT_FOUND for an unknown user. Throws
 * CONFLICT if fewer than two superadmins, or holders of assign-permissions, would remain unbanned.
 */
export async function changeBan(
  ports: Ports,
  { caller, input, signal }: BanCall,
  { action, allow, next }: Rule,
) {
  const { uid: actorUid } = caller
  const { uid, reason = null } = input
  const ban = await commandTransaction(
    ports.store,
    async (database) => {
      const [found] = await database.getAll(ref(users, actorUid))
      const actor = allow(found)
      const records = await readBanRecords(database, uid)
      const { user } = records
      const now = ports.clock.now()
      const wanted = next({ actor, user, now })
      if (wanted && !user.ban && user.role === 'superadmin')
        requireOthers(uid, await readPeople(database, await superadminUids(ports.store)))
      return writeBan(database, records, wanted, { actorUid, action, target: uid, reason }, now)
    },
    signal,
  )
  return { status: 200 as const, body: { uid, ...accessOf(ban) } }
}

export function accessOf(ban: Ban) {
  const status = ban === null ? ('active' as const) : ('banned' as const)
  return { status, permanent: ban?.permanent ?? false }
}

function requireOthers(uid: string, superadmins: readonly Person[]): void {
  const left = superadmins.filter(
    (other) => other.uid !== uid && holds(other.user, 'assign-permissions'),
  )
  if (left.length < limits.admin.holdersOfAssignPermissionsMin)
    throw problem('CONFLICT', 'Too few unbanned superadmins would hold assign-permissions.')
}

/** Bans a user permanently, even the last superadmin. Throws NOT_FOUND. */
export function banByOperator(ports: Ports, uid: string, reason: string, signal: AbortSignal) {
  const event = { action: 'user.ban-permanently', target: uid, reason } as const
  return changeByOperator(ports, event, (at) => ({ at, permanent: true, reason }), signal)
}

/** Lifts any ban, even if every superadmin is banned. Throws NOT_FOUND. */
export function unbanByOperator(ports: Ports, uid: string, signal: AbortSignal) {
  const event = { action: 'user.unban', target: uid, reason: null } as const
  return changeByOperator(ports, event, () => null, signal)
}

function changeByOperator(
  ports: Ports,
  event: Omit<BanEvent, 'actorUid'>,
  next: (now: Date) => Ban,
  signal: AbortSignal,
): Promise<void> {
  return commandTransaction(
    ports.store,
    async (database) => {
      const records = await readBanRecords(database, event.target)
      const now = ports.clock.now()
      writeBan(database, records, next(now), { ...event, actorUid: operatorActor }, now)
    },
    signal,
  )
}

/** Costs 3 reads. Throws NOT_FOUND for an unknown user, and for the principal of API keys. */
async function readBanRecords(database: StoreTransaction, uid: string): Promise<BanRecords> {
  if (isApiKeyPrincipal(uid))
    throw problem('NOT_FOUND', 'A key is banned with the owner of its account.')
  const [[user, account], trail] = await Promise.all([
    database.getAll(ref(users, uid), ref(accounts, uid)),
    openTrail(database, 'admin'),
  ])
  if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
  return { user, account, trail }
}

/** Writes the ban to user, account and audit trail. Keeps a ban of the same kind as it is. */
function writeBan(
  database: StoreTransaction,
  { user, account, trail }: BanRecords,
  wanted: Ban,
  event: BanEvent,
  now: Date,
): Ban {
  const ban = user.ban?.permanent === wanted?.permanent ? user.ban : wanted
  const isMirrored = account?.banned !== (ban === null)
  if (ban === user.ban && isMirrored) return ban
  database.update(ref(users, event.target), { ...user, ban })
  if (account) database.update(ref(accounts, event.target), { ...account, banned: ban !== null })
  const details = { before: user.ban, after: ban, violations: user.violations }
  trail.append({ ...event, details }, now)
  return ban
}
