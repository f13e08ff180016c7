import { type Account, accounts, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import type { CallerRecord, Identity } from '../../ports/callers.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { newUser } from './new-user.ts'

/** Makes a user's record and personal account on their first call, once for first calls at once. */
export async function provisionAccount(
  ports: Pick<Ports, 'store' | 'clock'>,
  { uid, email }: Identity,
  { signal }: CallContext,
): Promise<CallerRecord> {
  return ports.store.transaction(async (database) => {
    const userRef = ref(users, uid)
    const accountRef = ref(accounts, uid)
    const [knownUser, knownAccount] = await database.getAll(userRef, accountRef)
    const now = ports.clock.now()
    const user = knownUser ?? newUser({ accountId: uid, email }, now)
    const account = knownAccount ?? newAccount(uid, now)
    if (!knownUser) database.create(userRef, user)
    if (!knownAccount) database.create(accountRef, account)
    return { user, account }
  }, signal)
}

function newAccount(uid: string, now: Date): Account {
  return { name: 'Personal', type: 'personal', ownerUid: uid, createdAt: now, banned: false }
}
