import { type Account, accounts, type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import type { AuditEvent } from '../../domain/audit/audit.ts'
import { problem } from '../../domain/problem.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { openTrail, type Trail } from './audit-trail.ts'

export type Ban = User['ban']
export type BanRecords = { user: User; account: Account | undefined; trail: Trail }

/** What a ban is written on. 4 reads. Throws NOT_FOUND, for the principal of keys too. */
export async function readBanRecords(database: StoreTransaction, uid: string): Promise<BanRecords> {
  if (isApiKeyPrincipal(uid))
    throw problem('NOT_FOUND', 'A key is banned with the owner of its account.')
  const [[user, account], trail] = await Promise.all([
    database.getAll(ref(users, uid), ref(accounts, uid)),
    openTrail(database, 'admin'),
  ])
  if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
  return { user, account, trail }
}

/**
 * Writes the ban that holds from now on in the user's record, its mirror in the account that they
 * own, and the audit entry: 4 writes, or none where it is held already.
 */
export function writeBan(
  database: StoreTransaction,
  { user, account, trail }: BanRecords,
  wanted: Ban,
  event: Pick<AuditEvent, 'actorUid' | 'action' | 'reason'> & { target: string },
  now: Date,
): Ban {
  if (isSame(user.ban, wanted) && isMirrored(account, wanted)) return user.ban
  database.update(ref(users, event.target), { ...user, ban: wanted })
  if (account) database.update(ref(accounts, event.target), { ...account, banned: wanted !== null })
  const details = { before: user.ban, after: wanted, violations: user.violations }
  trail.append({ ...event, details }, now)
  return wanted
}

function isSame(one: Ban, other: Ban): boolean {
  return one?.permanent === other?.permanent
}

function isMirrored(account: Account | undefined, ban: Ban): boolean {
  return account === undefined || account.banned === (ban !== null)
}
