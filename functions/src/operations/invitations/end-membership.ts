import { type Account, accounts, type User, users } from '../../collections/accounts.ts'
import { type Ref, ref } from '../../collections/collection.ts'
import { type Invitation, invitationSets, invitations } from '../../collections/invitations.ts'
import { withoutOpen } from '../../domain/access/invitation.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { invitationRefs } from './refs.ts'

/** The worker as they are after it, back in their personal account, which was kept as it was. */
export type Released = { uid: string; user: User; account: Account }

/**
 * Ends an invitation that the transaction has read and found: a pending one can no longer be
 * redeemed, the worker of a redeemed one is back in their own account. Undefined where nobody was
 * released.
 */
export async function endInvitation(
  database: StoreTransaction,
  id: string,
  invitation: Invitation,
  now: Date,
): Promise<Released | undefined> {
  const { tries: triesRef } = invitationRefs(id)
  const setRef = ref(invitationSets, invitation.accountId)
  const [tries, set] = await database.getAll(triesRef, setRef)
  const release = await releasing(database, invitation)
  database.remove(ref(invitations, id))
  if (tries) database.remove(triesRef)
  if (set?.entries.some((entry) => entry.id === id))
    database.update(setRef, withoutOpen(set, id, now))
  if (!release) return undefined
  database.update(release.userRef, release.user)
  return release
}

async function releasing(
  database: StoreTransaction,
  invitation: Invitation,
): Promise<(Released & { userRef: Ref<User> }) | undefined> {
  if (invitation.status !== 'redeemed') return undefined
  const uid = invitation.redeemedBy
  const userRef = ref(users, uid)
  const [user, account] = await database.getAll(userRef, ref(accounts, uid))
  if (!user || !account || user.accountId !== invitation.accountId) return undefined
  return { uid, userRef, account, user: { ...user, accountId: uid, membership: 'owner' } }
}
