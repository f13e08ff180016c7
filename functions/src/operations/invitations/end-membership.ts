import { type Account, accounts, type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Invitation, invitationSets, invitations } from '../../collections/invitations.ts'
import { withoutOpen } from '../../domain/access/invitation.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { invitationRefs } from './refs.ts'

/** The records of a former worker, who is back in their own account. */
type Released = { uid: string; user: User; account: Account }

/** Removes an invitation and ends its worker's membership, if any. Returns the worker's records. */
export async function endInvitation(
  database: StoreTransaction,
  id: string,
  invitation: Invitation,
  now: Date,
): Promise<Released | undefined> {
  const { tries: triesRef } = invitationRefs(id)
  const setRef = ref(invitationSets, invitation.accountId)
  const [tries, set] = await database.getAll(triesRef, setRef)
  const released = await releasedWorker(database, invitation)
  database.remove(ref(invitations, id))
  if (tries) database.remove(triesRef)
  if (set?.entries.some((entry) => entry.id === id))
    database.update(setRef, withoutOpen(set, id, now))
  if (released) database.update(ref(users, released.uid), released.user)
  return released
}

async function releasedWorker(
  database: StoreTransaction,
  invitation: Invitation,
): Promise<Released | undefined> {
  if (invitation.status !== 'redeemed') return undefined
  const uid = invitation.redeemedBy
  const [user, account] = await database.getAll(ref(users, uid), ref(accounts, uid))
  if (!account || user?.accountId !== invitation.accountId) return undefined
  return { uid, account, user: { ...user, accountId: uid, membership: 'owner' } }
}
