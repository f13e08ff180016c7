import { z } from 'zod'
import { type Account, accounts, type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Invitation, invitationSets } from '../../collections/invitations.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { ids } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { oneTimePasswordBody } from '../../contract/schemas/invitation.ts'
import { normalAddress, withoutOpen } from '../../domain/access/invitation.ts'
import { problem } from '../../domain/problem.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { noteNotice } from '../notices/note.ts'
import { checkPassword, giveTryBack, type Opened } from './check-password.ts'

type Outcome =
  | { kind: 'MEMBER'; account: Account; user?: User }
  | { kind: 'REFUSED'; code: ErrorCode; detail?: string }
const redeemedInvitation = z.object({
  account: z
    .object({
      id: z.string().describe('The id of the account.'),
      name: z.string().describe('The name of the account.'),
    })
    .describe('The account in which the caller acts from now on.'),
  role: z.literal('worker').describe('Always `worker`.'),
})

export const redeemInvitation = endpoint({
  id: 'invitations.redeem',
  route: {
    method: 'POST',
    path: '/v1/invitations/redeem',
    credential: 'identity',
    scopes: ['manage'],
  },
  summary: 'Redeem an invitation and become a worker of its account',
  description: [
    'The caller now reads and writes the inviting account; their personal account stays unchanged.',
    'The caller must have the invited email address.',
    `A password allows ${limits.invitation.triesMax} attempts, counted across verify and redeem.`,
    'Repeating the call returns the same answer to the same caller.',
  ],
  body: oneTimePasswordBody,
  output: { 200: redeemedInvitation },
  problems: ['INVITATION_INVALID', 'INVITATION_EMAIL_MISMATCH', 'CONFLICT'],
  examples: {
    body: { invitationId: ids.invitation, otp: '20418366' },
    output: { 200: { account: { id: ids.user, name: 'Nursery Lovelace' }, role: 'worker' } },
  },

  /**
   * A repeated call returns the same response. The right password uses up no attempt, even if the
   * caller is rejected. Throws CONFLICT for the account's owner and for a worker of any account.
   */
  async handler(call, ports) {
    const caller = call.caller
    const opened = await checkPassword(ports, call.input, call.signal)
    const { accountId } = opened.invitation
    const now = ports.clock.now()
    const outcome = await ports.store.transaction(async (database) => {
      const [tries] = await database.getAll(opened.refs.tries)
      const joined = await join(database, caller, opened, now)
      giveTryBack(database, opened.refs, tries)
      return joined
    }, call.signal)
    // Returns the refusal: if the transaction threw, it would not give the attempt back.
    if (outcome.kind === 'REFUSED') throw problem(outcome.code, outcome.detail)
    const { account, user } = outcome
    if (user) ports.cache.users.set(caller.uid, { user, account }, now)
    return { status: 200, body: { account: { id: accountId, name: account.name }, role: 'worker' } }
  },
})

async function join(
  database: StoreTransaction,
  caller: KnownCaller,
  { refs, invitation: seen }: Opened,
  now: Date,
): Promise<Outcome> {
  const setRef = ref(invitationSets, seen.accountId)
  const accountRef = ref(accounts, seen.accountId)
  const userRef = ref(users, caller.uid)
  const ownRefs = [refs.invitation, setRef, accountRef, userRef] as const
  const [invitation, set, account, user] = await database.getAll(...ownRefs)
  if (!account || invitation?.passwordDigest !== seen.passwordDigest)
    return { kind: 'REFUSED', code: 'INVITATION_INVALID' }
  if (invitation.status === 'redeemed')
    return invitation.redeemedBy === caller.uid
      ? { kind: 'MEMBER', account }
      : { kind: 'REFUSED', code: 'INVITATION_INVALID' }
  // The ban of the owner would lock the new worker out, also of their own account.
  if (account.banned) return { kind: 'REFUSED', code: 'INVITATION_INVALID' }
  const refusal = refusalOf(caller, user, invitation, account)
  if (refusal || !user) return refusal ?? { kind: 'REFUSED', code: 'INVITATION_EMAIL_MISMATCH' }
  const { id: invitationId } = refs.invitation
  const notice = { id: `member_${invitationId}_${now.getTime()}`, uid: account.ownerUid }
  await noteNotice(database, notice, { name: 'memberJoined', invitationId, at: now }, now)
  const member: User = { ...user, accountId: invitation.accountId, membership: 'worker' }
  database.update(userRef, member)
  database.update(refs.invitation, redeemed(invitation, caller.uid, now))
  database.put(setRef, set, withoutOpen(set, refs.invitation.id, now))
  return { kind: 'MEMBER', account, user: member }
}

function refusalOf(
  caller: KnownCaller,
  user: User | undefined,
  invitation: Invitation,
  account: Account,
): Outcome | undefined {
  // A key has no address, so nobody can have invited it.
  const address = caller.kind === 'user' ? caller.email : null
  if (address === null || normalAddress(address) !== normalAddress(invitation.email))
    return { kind: 'REFUSED', code: 'INVITATION_EMAIL_MISMATCH' }
  if (caller.uid === account.ownerUid)
    return { kind: 'REFUSED', code: 'CONFLICT', detail: 'The account is your own.' }
  if (user?.membership === 'worker')
    return { kind: 'REFUSED', code: 'CONFLICT', detail: 'You are a worker of an account already.' }
  return undefined
}

function redeemed(invitation: Invitation, uid: string, now: Date): Invitation {
  return { ...invitation, status: 'redeemed', redeemedBy: uid, redeemedAt: now, expiresAt: null }
}
