import { type Account, accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type User, users } from '../../collections/users.ts'
import { isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import type { AuditEvent } from '../../domain/audit/audit.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'
import { commandTransaction, openTrail } from './audit-trail.ts'

export type BanDependencies = { store: Store; clock: Clock }
type Command = {
  actorUid: string
  uid: string
  reason: string | null
  action: AuditEvent['action']
  /** Lets the actor pass, as they stand, or throws. */
  allow(actor: User | undefined): User
}
type Ban = User['ban']
type Records = { actor: User; user: User; now: Date }

/**
 * Changes a user's access: the ban in their record, its mirror in the account that they own, and
 * the audit entry, as one commit. `next` looks at the records as they stand, throws what is
 * refused, and answers the ban to hold from now on; one that is held already writes nothing. 5
 * reads and 5 writes. Throws NOT_FOUND.
 */
export async function changeBan(
  deps: BanDependencies,
  { actorUid, uid, reason, action, allow }: Command,
  next: (records: Records) => Ban,
  signal: AbortSignal,
) {
  const [actorRef, userRef] = [ref(users, actorUid), ref(users, uid)]
  const accountRef = ref(accounts, uid)
  const ban = await commandTransaction(
    deps.store,
    async (database): Promise<Ban> => {
      const [[actor, user, account], trail] = await Promise.all([
        database.getAll(actorRef, userRef, accountRef),
        openTrail(database, 'admin'),
      ])
      const allowed = allow(actor)
      if (isApiKeyPrincipal(uid))
        throw problem('NOT_FOUND', 'A key is banned with the owner of its account.')
      if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
      const now = deps.clock.now()
      const wanted = next({ actor: allowed, user, now })
      if (isSame(user.ban, wanted) && isMirrored(account, wanted)) return user.ban
      database.update(userRef, { ...user, ban: wanted })
      if (account) database.update(accountRef, { ...account, banned: wanted !== null })
      const details = { before: user.ban, after: wanted, violations: user.violations }
      trail.append({ actorUid, action, target: uid, reason, details }, now)
      return wanted
    },
    signal,
  )
  const status = ban === null ? ('active' as const) : ('banned' as const)
  return { status: 200 as const, body: { uid, status, permanent: ban?.permanent ?? false } }
}

function isSame(one: Ban, other: Ban): boolean {
  return one?.permanent === other?.permanent
}

function isMirrored(account: Account | undefined, ban: Ban): boolean {
  return account === undefined || account.banned === (ban !== null)
}
