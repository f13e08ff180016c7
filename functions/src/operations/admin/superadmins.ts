import { type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import type { Person } from '../../domain/access/two-person.ts'
import type { Store, StoredDocument, StoreTransaction } from '../../ports/store.ts'

/** Far more than a service has; a query takes no more. */
const superadminsMax = 500

/**
 * The uids of those who may be superadmins. A transaction takes no query, so they are listed before
 * it and their records are read in it. Who has lost the role by then does not count. Who got it
 * just now is missed, which can only lead to a refusal.
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

/** The records of these users, in their order; who has none is left out. */
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
