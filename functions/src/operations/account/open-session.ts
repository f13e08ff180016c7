import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type Account, accounts, type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { invitations } from '../../collections/invitations.ts'
import { type Erasure, erasures } from '../../collections/personal-data.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import { email, ids, quotaExample } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { membership, session } from '../../contract/schemas/account.ts'
import { displayName, languageTag } from '../../contract/schemas/common.ts'
import { problem } from '../../domain/problem.ts'
import { toQuota } from '../../domain/quota/quota.ts'
import type { Store, StoreTransaction } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'

type SessionInput = z.output<typeof sessionBody>
type Person = Extract<KnownCaller, { kind: 'user' }>
type Session = { user: User; account: Account; erasure?: Erasure | undefined; isNewUser: boolean }
const sessionBody = z.object({
  language: languageTag.describe('The new language of the user, a BCP 47 tag.').optional(),
  accountName: displayName(limits.account.nameCharactersMax)
    .describe('The new name of the account; only its owner may set it.')
    .optional(),
})

export const openSession = endpoint({
  id: 'account.openSession',
  route: { method: 'POST', path: '/v1/session', credential: 'identity', scopes: [] },
  summary: 'Open the session of a user',
  description: [
    'Apps call this endpoint after each sign-in; the first call creates the account.',
    'The answer names the user, their account, their role in it and the units left today.',
    'Each field in the body changes that setting; an empty body changes nothing.',
  ],
  body: sessionBody,
  output: { 200: session },
  problems: ['PERMISSION_DENIED'],
  examples: {
    body: { language: 'en', accountName: 'Nursery Lovelace' },
    output: {
      200: {
        user: { uid: ids.user, email, role: 'user' },
        account: { id: ids.user, name: 'Nursery Lovelace', type: 'personal' },
        membership: { role: 'owner', invitationId: null },
        quota: quotaExample,
        settings: { language: 'en' },
        erasure: null,
        isNewUser: false,
      },
    },
  },

  /**
   * Costs 3 reads, or 4 reads for a worker. Writes only changed values. Returns `isNewUser: true`
   * only once for each user. Throws PERMISSION_DENIED if a worker sets the account name, or if an
   * API key sets a value.
   */
  async handler(call, { store, clock, rules }) {
    const caller = call.caller
    const { accountId, quotaSubject, uid } = caller
    requireRight(caller, call.input)
    const opening =
      caller.kind === 'user'
        ? store.transaction(
            (database) => open(database, caller, call.input, clock.now()),
            call.signal,
          )
        : sessionOfKey(store, caller)
    const [session, membership] = await Promise.all([opening, membershipOf(store, caller)])
    const { user, account, erasure, isNewUser } = session
    const holder = { subject: quotaSubject, plan: account.type }
    const { email, role, language } = caller.kind === 'user' ? user : ofKey
    return {
      status: 200,
      body: {
        user: { uid, email, role },
        account: { id: accountId, name: account.name, type: account.type },
        membership,
        quota: toQuota(user.quota, holder, rules.quota, clock.now()),
        settings: { language },
        erasure: erasure ? { eraseAfter: erasure.eraseAfter.toISOString() } : null,
        isNewUser,
      },
    }
  },
})

/** The caller's role in the account, and the invitation that a worker redeemed. */
async function membershipOf(
  store: Store,
  caller: KnownCaller,
): Promise<z.infer<typeof membership>> {
  if (caller.kind === 'key') return { role: 'key', invitationId: null }
  const { membership: role, uid, accountId } = caller
  if (role === 'owner') return { role, invitationId: null }
  const redeemed = await store.query(invitations, {
    where: [{ field: 'redeemedBy', operator: '==', value: uid }],
    orderBy: { field: 'redeemedBy', direction: 'ascending' },
    limit: 2,
  })
  const own = redeemed.find(({ data }) => data.accountId === accountId)
  return { role, invitationId: own?.id ?? null }
}

/** An API key uses the quota of its account, but has no email address or language. */
const ofKey = { email: null, role: 'user', language: null } as const

function requireRight(caller: KnownCaller, { language, accountName }: SessionInput): void {
  if (accountName !== undefined && caller.uid !== caller.accountId)
    throw problem('PERMISSION_DENIED', 'Only the owner of an account may name it.')
  if (language !== undefined && caller.kind === 'key')
    throw problem('PERMISSION_DENIED', 'A key has no settings: name the language in each call.')
}

async function open(
  database: StoreTransaction,
  caller: Person,
  { language, accountName }: SessionInput,
  now: Date,
): Promise<Session> {
  const userRef = ref(users, caller.uid)
  const accountRef = ref(accounts, caller.accountId)
  const erasureRef = ref(erasures, caller.uid)
  const [user, account, erasure] = await database.getAll(userRef, accountRef, erasureRef)
  // The user was erased after the authentication of this call.
  if (!user || !account) throw problem('UNAUTHENTICATED')
  const changedUser: User = {
    ...user,
    // Mails go to the stored address, but the address at the identity provider may change.
    ...(caller.email !== null && { email: caller.email, emailVerified: caller.emailVerified }),
    language: language ?? user.language,
    firstSessionAt: user.firstSessionAt ?? now,
  }
  const changedAccount = { ...account, name: accountName ?? account.name }
  if (!isDeepStrictEqual(changedUser, user)) database.update(userRef, changedUser)
  if (changedAccount.name !== account.name) database.update(accountRef, changedAccount)
  const isNewUser = user.firstSessionAt === undefined
  return { user: changedUser, account: changedAccount, erasure, isNewUser }
}

async function sessionOfKey(store: Store, caller: KnownCaller): Promise<Session> {
  const { accountId, quotaSubject } = caller
  const [user, account] = await store.getAll(ref(users, quotaSubject), ref(accounts, accountId))
  if (!user || !account) throw problem('UNAUTHENTICATED')
  return { user, account, isNewUser: false }
}
