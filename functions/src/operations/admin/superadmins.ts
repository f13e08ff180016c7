import { type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import type { PermissionChange } from '../../collections/operator-commands.ts'
import { isWaiting, type Person } from '../../domain/access/two-person.ts'
import type { Store, StoredDocument, StoreTransaction } from '../../ports/store.ts'

/** The maximum number of results of the query. A service has far fewer superadmins. */
const superadminsMax = 500

/**
 * Returns the uids of all superadmins for a database transaction, which cannot run queries. The
 * transaction must check each role again. If a new superadmin is left out, a command may fail.
 */
export async function superadminUids(store: Store): Promise<string[]> {
  return (await findSuperadmins(store)).map(({ id }) => id)
}

/** Returns the records of all superadmins, including banned superadmins. */
export function findSuperadmins(store: Store): Promise<StoredDocument<User>[]> {
  return store.query(users, {
    where: [{ field: 'role', operator: '==', value: 'superadmin' }],
    orderBy: { field: 'role', direction: 'ascending' },
    limit: superadminsMax,
  })
}

/** Returns the records of the users, in the order of `uids`. Skips uids without a record. */
export async function readPeople(
  database: Pick<StoreTransaction, 'getAll'>,
  uids: readonly string[],
): Promise<Person[]> {
  if (uids.length === 0) return []
  const records = await database.getAll(...uids.map((uid) => ref(users, uid)))
  return uids.flatMap((uid, index) => {
    const user = records[index]
    return user ? [{ uid, user }] : []
  })
}

/** Returns the first change that a second superadmin can still confirm, or an empty object. */
export function pendingChange(
  changes: readonly StoredDocument<PermissionChange>[],
  requesters: ReadonlyMap<string, User>,
  now: Date,
) {
  const found = changes.find(({ data }) => isWaiting(data, requesters.get(data.requestedBy), now))
  if (!found) return {}
  const { permissions, requestedBy, reason, expiresAt } = found.data
  const requestedByEmail = requesters.get(requestedBy)?.email ?? null
  const pending = { changeId: found.id, permissions, requestedBy, requestedByEmail, reason }
  return { pending: { ...pending, expiresAt: expiresAt.toISOString() } }
}
