import { type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import type { PermissionChange } from '../../collections/operator-commands.ts'
import { isWaiting, type Person } from '../../domain/access/two-person.ts'
import type { Store, StoredDocument, StoreTransaction } from '../../ports/store.ts'

/** The maximum of one query, and far more superadmins than a service has. */
const superadminsMax = 500

/**
 * The uids to read in a transaction, which cannot query. The transaction must check each role
 * again. It misses a superadmin added meanwhile, which can only cause a refusal.
 */
export async function superadminUids(store: Store): Promise<string[]> {
  return (await findSuperadmins(store)).map(({ id }) => id)
}

/** The records of all superadmins, the banned ones too. */
export function findSuperadmins(store: Store): Promise<StoredDocument<User>[]> {
  return store.query(users, {
    where: [{ field: 'role', operator: '==', value: 'superadmin' }],
    orderBy: { field: 'role', direction: 'ascending' },
    limit: superadminsMax,
  })
}

/** The records of these users, in their order, without those who have none. */
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

/** The first of these changes that a second superadmin can still confirm, if there is one. */
export function pendingChange(
  changes: readonly StoredDocument<PermissionChange>[],
  requesters: ReadonlyMap<string, User>,
  now: Date,
) {
  const found = changes.find(({ data }) => isWaiting(data, requesters.get(data.requestedBy), now))
  if (!found) return {}
  const { permissions, requestedBy, expiresAt } = found.data
  const pending = { changeId: found.id, permissions, requestedBy }
  return { pending: { ...pending, expiresAt: expiresAt.toISOString() } }
}
