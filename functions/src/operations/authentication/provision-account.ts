import { type Account, accounts, type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { emptyQuota } from '../../domain/quota/quota.ts'
import type { CallerRecord, Identity } from '../../ports/callers.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'

/** Creates a user's record and personal account once, even for several simultaneous first calls. */
export async function provisionAccount(
  ports: Pick<Ports, 'store' | 'clock'>,
  { uid, email, emailVerified }: Identity,
  { signal }: CallContext,
): Promise<CallerRecord> {
  return ports.store.transaction(async (database) => {
    const userRef = ref(users, uid)
    const accountRef = ref(accounts, uid)
    const [knownUser, knownAccount] = await database.getAll(userRef, accountRef)
    const now = ports.clock.now()
    const user = knownUser ?? newUser(uid, { email, emailVerified }, now)
    const account = knownAccount ?? newAccount(uid, now)
    if (!knownUser) database.create(userRef, user)
    if (!knownAccount) database.create(accountRef, account)
    return { user, account }
  }, signal)
}

/**
 * The record `ent:<accountId>` holds the daily quota that an enterprise's keys share. This record
 * must exist before any of the keys is charged.
 */
export function newApiKeyUser(accountId: string, now: Date): User {
  return newUser(accountId, { email: null }, now)
}

export function newUser(
  accountId: string,
  address: Pick<User, 'email' | 'emailVerified'>,
  now: Date,
): User {
  return {
    ...address,
    accountId,
    membership: 'owner',
    role: 'user',
    language: null,
    createdAt: now,
    ban: null,
    violations: 0,
    quota: emptyQuota(now),
  }
}

export function newAccount(uid: string, now: Date): Account {
  return { name: 'Personal', type: 'personal', ownerUid: uid, createdAt: now, banned: false }
}
